import type { GuideContent } from '../../content-types.ts'
import { canvaBasics } from './canva-basics.ts'
import { chatgptBasics } from './chatgpt-basics.ts'
import { claudeBasics } from './claude-basics.ts'
import { copilotBasics } from './copilot-basics.ts'
import { deeplBasics } from './deepl-basics.ts'
import { fireflyBasics } from './firefly-basics.ts'
import { geminiBasics } from './gemini-basics.ts'
import { githubCopilotBasics } from './github-copilot-basics.ts'
import { notebooklmBasics } from './notebooklm-basics.ts'
import { perplexityBasics } from './perplexity-basics.ts'

/** Every seeded guide, in the order of the tools they teach. */
export const guides: GuideContent[] = [
  chatgptBasics,
  claudeBasics,
  geminiBasics,
  copilotBasics,
  perplexityBasics,
  canvaBasics,
  deeplBasics,
  fireflyBasics,
  notebooklmBasics,
  githubCopilotBasics,
]
