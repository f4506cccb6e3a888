/** Words of the second proof, for server and browser. */

/** How many codes there are to print. */
export const recoveryCodeCount = 10

/** The fields of the forms that ask for a code. */
export const codeField = 'code'
/** Characters of a code, with what people type around it. */
export const codeMost = 20

/** The fields of the forms that a telephone or computer answers. */
export const passkeyField = 'passkey'
export const passkeyNameField = 'name'

/** Characters of a device's name and of its answer, and how many devices a person has. */
export const passkeyLimits = { name: 60, answer: 8000, most: 10 } as const

/** What a device is asked for: who somebody is, the same once more, to be added. */
export const passkeyPurposes = ['signIn', 'show', 'add'] as const
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

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
  loadFailed: 'Errore nel caricamento della seconda chiave',
  codeMissing: 'Scrivi il codice.',
  codeWrong:
    "Il codice non è giusto, o è già stato usato. Aspetta che ne compaia un altro e scrivi quello. Se non va nemmeno quello, guarda l'ora del telefono: deve essere quella automatica.",
  alreadySetUp: 'Il secondo codice è già attivo.',
  notBegun: 'Comincia di nuovo: questo disegno non vale più.',
  unconfirmed:
    "Prima conferma che l'email è tua: esci, premi «Hai dimenticato la password?» e apri il collegamento che ti mandiamo. Poi torna qui.",
  notSetUp: 'Non hai una seconda chiave.',
  passkeyFailed: 'Il telefono o il computer non è stato controllato. Prova di nuovo.',
  addFailed: 'Il telefono o il computer non è stato aggiunto. Prova di nuovo.',
  removeFailed: "Il telefono o il computer è ancora nell'elenco. Prova di nuovo.",
  notDone: 'Non è andata a buon fine',
  waitingForDevice: 'Conferma sul dispositivo…',
  passkeyCancelled:
    'Non hai confermato, o è passato troppo tempo. Puoi provare di nuovo, o fare in un altro modo.',
  passkeyNotHere: 'Con questo browser non si può. Prova con un altro, o fai in un altro modo.',
  passkeyMissing: 'Il telefono o il computer non ha risposto. Prova di nuovo.',
  passkeyNameMissing: "Scrivi un nome, per riconoscerlo nell'elenco.",
  passkeyNameTooLong: 'Il nome può avere al massimo 60 caratteri.',
  passkeyWrong:
    'Questo telefono o computer non è tra quelli che hai aggiunto qui. Entra in un altro modo.',
  passkeyOld: 'È passato troppo tempo. Premi di nuovo il pulsante.',
  passkeyKnown: "Questo telefono o computer è già nell'elenco.",
  passkeyGone: "Questo telefono o computer non è più nell'elenco.",
  tooManyPasskeys: 'Ne hai già dieci. Togline uno che non usi più, poi riprova.',
  passkeysImpossible: 'Su questo sito non si può ancora entrare con il telefono o il computer.',
} as const
