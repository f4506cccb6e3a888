/** What whoever helps at the counter does for a person, for server and browser. */
import type { QrCode } from '../../platform/qr-code.server.ts'
import type { FieldError } from '../../ui/error-summary.tsx'

/** Why it is done, in words that clerk and person both read. */
export const reasons = {
  password: 'Password dimenticata',
  address: 'Email scritta male',
  noAddress: "Non ha più un'email",
  device: 'Dispositivo perso o rubato',
  leaving: 'Cancellazione richiesta',
  misuse: 'Uso contro le regole',
  settled: 'Questione chiarita',
  other: 'Altro',
} as const

/** The fields that every act at the desk sends. */
export const reasonField = 'motivo'
export const deskWordsField = 'parole'

/** Characters of a reason in one's own words. */
export const wordsMost = 200

/** What is done to a person's way in. */
export type StateAct = 'suspend' | 'reactivate' | 'end-sessions'

/** What the desk does for a person on their page. */
export type DeskAct = StateAct | 'give-code' | 'give-slip' | 'correct' | 'delete'

/** A code, or the words of a slip, as they are handed over, for the only time. */
export type HandedSheet = {
  site: string
  /** '4821 7306', 'melo ponte luna 2746' */
  code: string
  /** null: words, which are good until there are others. */
  until: Date | null
  /** Where it is typed, in full, and as a drawing. */
  address: string
  drawing: QrCode
}

/** What the page says of an act at the desk that did not lead on. */
export type DeskAnswer = {
  errors: FieldError[]
  sheet: HandedSheet | null
}

export const deskTexts = {
  reasonMissing: 'Scegli un motivo.',
  wordsTooLong: `Quello che aggiungi può avere al massimo ${wordsMost} caratteri.`,
  wordsUnreadable: 'Quello che aggiungi contiene caratteri non ammessi.',
  slipFailed: 'Il biglietto non è pronto. Prova di nuovo.',
  codeFailed: 'Il codice non è pronto. Prova di nuovo.',
  codeWrong:
    "Il codice non è giusto, o non vale più. Controlla l'email e gli otto numeri; se non va, chiedi un altro codice allo sportello.",
  isSuspended: "L'account è sospeso: prima riattivalo.",
  hasSecondProof:
    'Questa persona ha la seconda chiave, che protegge il suo account: qui non si può. Un Admin può toglierla, se la persona lo chiede.',
  noAddress:
    "Questa persona non ha un'email: entra con le parole di un biglietto. Se lo ha perso, fai un biglietto nuovo.",
  hasRole: 'Questa persona ha un ruolo: prima un Admin glielo toglie.',
} as const
