import type { PrintedAnswer } from '../content-types.ts'
import { aiInTascaAnswers } from './guides/ai-in-tasca-answers.ts'
import { bollettaDaCapireAnswers } from './guides/bolletta-da-capire-answers.ts'
import { canvaBasicsAnswers } from './guides/canva-basics-answers.ts'
import { chatgptBasicsAnswers } from './guides/chatgpt-basics-answers.ts'
import { claudeBasicsAnswers } from './guides/claude-basics-answers.ts'
import { copilotBasicsAnswers } from './guides/copilot-basics-answers.ts'
import { deeplBasicsAnswers } from './guides/deepl-basics-answers.ts'
import { fireflyBasicsAnswers } from './guides/firefly-basics-answers.ts'
import { geminiBasicsAnswers } from './guides/gemini-basics-answers.ts'
import { githubCopilotBasicsAnswers } from './guides/github-copilot-basics-answers.ts'
import { notebooklmBasicsAnswers } from './guides/notebooklm-basics-answers.ts'
import { perplexityBasicsAnswers } from './guides/perplexity-basics-answers.ts'
import { scrivereAlComuneAnswers } from './guides/scrivere-al-comune-answers.ts'
import { visitaDaPrenotareAnswers } from './guides/visita-da-prenotare-answers.ts'
import { talkAnswers } from './practice/talk-answers.ts'
import { artigianoAnswers } from './professions/artigiano-answers.ts'
import { avvocatoAnswers } from './professions/avvocato-answers.ts'
import { commercialistaAnswers } from './professions/commercialista-answers.ts'
import { commercianteAnswers } from './professions/commerciante-answers.ts'
import { creativoAnswers } from './professions/creativo-answers.ts'
import { insegnanteAnswers } from './professions/insegnante-answers.ts'
import { medicoAnswers } from './professions/medico-answers.ts'
import { ristoratoreAnswers } from './professions/ristoratore-answers.ts'

/**
 * What the demo answers to the requests that our content prints. Each stands in a file beside the
 * guide, the profession or the conversation that prints it: whoever changes the one changes the
 * other, and a test walks them all.
 */
export const printedAnswers: PrintedAnswer[] = [
  ...chatgptBasicsAnswers,
  ...claudeBasicsAnswers,
  ...geminiBasicsAnswers,
  ...copilotBasicsAnswers,
  ...perplexityBasicsAnswers,
  ...canvaBasicsAnswers,
  ...deeplBasicsAnswers,
  ...fireflyBasicsAnswers,
  ...notebooklmBasicsAnswers,
  ...githubCopilotBasicsAnswers,
  ...aiInTascaAnswers,
  ...bollettaDaCapireAnswers,
  ...scrivereAlComuneAnswers,
  ...visitaDaPrenotareAnswers,
  ...ristoratoreAnswers,
  ...commercialistaAnswers,
  ...medicoAnswers,
  ...insegnanteAnswers,
  ...avvocatoAnswers,
  ...artigianoAnswers,
  ...commercianteAnswers,
  ...creativoAnswers,
  ...talkAnswers,
]
