import type { NotebookContent } from '../../content-types.ts'
import { aiInTascaNotebook } from './ai-in-tasca.ts'
import { carteEBolletteNotebook } from './carte-e-bollette.ts'
import { cercareNotebook } from './cercare-e-controllare.ts'
import { nonCascarciNotebook } from './non-cascarci.ts'
import { primiPassiNotebook } from './primi-passi.ts'
import { scrivereNotebook } from './scrivere-con-l-ai.ts'
import { veroOFalsoNotebook } from './vero-o-falso.ts'

/** The notebooks that come with the product, one for each ready path, called as that is. */
export const notebooks: NotebookContent[] = [
  primiPassiNotebook,
  nonCascarciNotebook,
  scrivereNotebook,
  aiInTascaNotebook,
  carteEBolletteNotebook,
  cercareNotebook,
  veroOFalsoNotebook,
]
