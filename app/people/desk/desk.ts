/** What whoever helps at the counter does for a person, for both ends. */
import type { FieldError } from '../../ui/error-summary.tsx'

/** Why it is done, in words that clerk and person both read. */
export const reasons = {
  password: 'Password dimenticata',
  address: 'Email scritta male',
  device: 'Dispositivo perso o rubato',
  data: 'Copia dei dati richiesta',
  leaving: 'Cancellazione richiesta',
  misuse: 'Uso contro le regole',
  settled: 'Questione chiarita',
} as const

/** The fields that every act at the desk sends. */
export const reasonField = 'motivo'
export const wordsField = 'parole'
/** Present where the question before an act was answered with yes. */
export const sureField = 'sicuro'

/** Characters of a reason in one's own words. */
export const wordsMost = 200

/** What the desk does for a person on their page. */
export const deskIntents = ['end-sessions', 'suspend', 'reactivate', 'delete'] as const

export type DeskAct = (typeof deskIntents)[number]

/** A reason as it was typed, for showing it again. */
export type TypedReason = { reason: string; words: string }

/** What the page says of an act at the desk that did not lead on. */
export type DeskAnswer = TypedReason & {
  errors: FieldError[]
  /** The act that is asked about before it is done. */
  question: DeskAct | null
}

export const deskTexts = {
  reasonMissing: 'Scegli un motivo, o scrivilo con parole tue.',
  wordsTooLong: `Il motivo può avere al massimo ${wordsMost} caratteri.`,
  wordsUnreadable: 'Il motivo contiene caratteri non ammessi.',
  hasRole: 'Questa persona ha un ruolo: prima un Admin glielo toglie.',
} as const
