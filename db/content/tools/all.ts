import type { ToolContent } from '../../content-types.ts'
import { canva } from './canva.ts'
import { chatgpt } from './chatgpt.ts'
import { claude } from './claude.ts'
import { copilot } from './copilot.ts'
import { deepl } from './deepl.ts'
import { firefly } from './firefly.ts'
import { gemini } from './gemini.ts'
import { githubCopilot } from './github-copilot.ts'
import { notebooklm } from './notebooklm.ts'
import { perplexity } from './perplexity.ts'

/** Every seeded tool, ids '1' to '10' in order. */
export const tools: ToolContent[] = [
  chatgpt,
  claude,
  gemini,
  copilot,
  perplexity,
  canva,
  deepl,
  firefly,
  notebooklm,
  githubCopilot,
]
