import { browserEIndirizzi } from './browser-e-indirizzi.ts'
import { cheCoseLAi } from './che-cose-l-ai.ts'
import { copiaEIncolla } from './copia-e-incolla.ts'
import { dettare } from './dettare.ts'
import type { LessonContent } from './lesson-content.ts'
import { passwordEImpronta } from './password-e-impronta.ts'
import { quandoSiESoli } from './quando-si-e-soli.ts'
import { scrivereECorreggere } from './scrivere-e-correggere.ts'
import { sempreRagione } from './sempre-ragione.ts'
import { spidCieIo } from './spid-cie-io.ts'
import { toccareECliccare } from './toccare-e-cliccare.ts'
import { unCodice } from './un-codice.ts'
import { unFile } from './un-file.ts'
import { unaFoto } from './una-foto.ts'

/** 'I primi passi', the first flight of 'Prima di cominciare': each after what it needs. */
export const firstLessons: LessonContent[] = [
  toccareECliccare,
  scrivereECorreggere,
  copiaEIncolla,
  browserEIndirizzi,
  unFile,
  unCodice,
  cheCoseLAi,
]

/** 'Un passo in più', the second flight: for whoever wants to go on, in any order. */
export const furtherLessons: LessonContent[] = [
  dettare,
  unaFoto,
  sempreRagione,
  quandoSiESoli,
  passwordEImpronta,
  spidCieIo,
]

export const lessons = [...firstLessons, ...furtherLessons]
