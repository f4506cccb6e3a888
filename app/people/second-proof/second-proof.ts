/** Words of the second code, for both ends. */
import { durationWords } from '../../platform/duration-words.ts'
import { dayMilliseconds } from '../../platform/durations.ts'

/** How long a device is remembered on which somebody gave a second code and asked for it. */
export const rememberedLifetime = 30 * dayMilliseconds
export const rememberedTime = durationWords(rememberedLifetime)

/** How many codes there are to print. */
export const recoveryCodeCount = 10

/** The fields of the forms that ask for a code. */
export const codeField = 'code'
/** Characters of a code, with what people type around it. */
export const codeMost = 20
export const rememberField = 'remember'

/** Telephone and print alike: 'ABCD EFGH …'. */
export const inFours = (text: string): string => text.replaceAll(/.{4}(?=.)/g, '$& ')

/** How many recovery codes are left, in a sentence. */
export function codesLeftText(count: number): string {
  if (count === 0) return 'Non hai più codici di riserva.'
  return count === 1 ? 'Ti resta un codice di riserva.' : `Ti restano ${count} codici di riserva.`
}

export const proofTexts = {
  failed: 'Il codice non è stato controllato. Prova di nuovo.',
  setUpFailed: 'Le modifiche non sono salvate. Prova di nuovo.',
  loadFailed: 'Errore nel caricamento del secondo codice',
  codeMissing: 'Scrivi il codice.',
  codeWrong:
    "Il codice non è giusto, o è già stato usato. Aspetta che ne compaia un altro e scrivi quello. Se non va nemmeno quello, guarda l'ora del telefono: deve essere quella automatica.",
  alreadySetUp: 'Il secondo codice è già attivo.',
  notBegun: 'Comincia di nuovo: questo disegno non vale più.',
  notSetUp: 'Il secondo codice non è attivo.',
} as const
