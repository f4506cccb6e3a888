import { browserEIndirizzi } from './browser-e-indirizzi.ts'
import { cheCoseLAi } from './che-cose-l-ai.ts'
import { copiaEIncolla } from './copia-e-incolla.ts'
import type { LessonContent } from './lesson-content.ts'
import { scrivereECorreggere } from './scrivere-e-correggere.ts'
import { toccareECliccare } from './toccare-e-cliccare.ts'
import { unCodice } from './un-codice.ts'
import { unFile } from './un-file.ts'

/** The seven lessons of 'Prima di cominciare', each after what it needs. */
export const lessons: LessonContent[] = [
  toccareECliccare,
  scrivereECorreggere,
  copiaEIncolla,
  browserEIndirizzi,
  unFile,
  unCodice,
  cheCoseLAi,
]
