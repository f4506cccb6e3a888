import type { GuideContent } from '../../content-types.ts'
import { aiInTasca } from './ai-in-tasca.ts'
import { bollettaDaCapire } from './bolletta-da-capire.ts'
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
import { scrivereAlComune } from './scrivere-al-comune.ts'
import { visitaDaPrenotare } from './visita-da-prenotare.ts'

/** Every seeded guide: one a tool, in their order, then those by task. */
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
  aiInTasca,
  bollettaDaCapire,
  scrivereAlComune,
  visitaDaPrenotare,
]
