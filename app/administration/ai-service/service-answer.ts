import type { TrialShown } from '../../ai-service/try-service.server.ts'

/** What a button of the screen answers when it does not lead on. */
export type ServiceAnswer = {
  code: string | null
  /** What went wrong; null: nothing. */
  message: string | null
  /** Messages by the names of fields. */
  fields?: Record<string, string>
  /** What was typed, by the names of fields. */
  sent?: Record<string, string>
  /** What 'Prova ora' gave. */
  trials?: TrialShown[]
}

/** What each button says when it fails without a text of its own. */
const failedTexts: Readonly<Record<string, string>> = {
  elenco: "Non riesco a chiedere l'elenco dei modelli. Riprova tra poco.",
  usa: 'Non riesco a cambiare modello. Non è cambiato niente: riprova tra poco.',
  dimentica: 'Non riesco a dimenticare quello che Fucina ha imparato. Riprova tra poco.',
  prova: 'La prova non è riuscita. Riprova tra poco.',
  condividi: "Non riesco a salvare l'indirizzo. Quello che hai scritto è ancora qui: riprova.",
  scorda: "Non riesco a togliere l'indirizzo. Riprova tra poco.",
  prezzi: 'Non riesco a salvare i prezzi. Quello che hai scritto è ancora qui: riprova.',
}

export const failedTextOf = (intent: unknown): string =>
  failedTexts[String(intent)] ?? 'Errore nella pagina del servizio AI. Riprova tra poco.'

/** What was done, by the word in the address and the section that says it. */
export const doneTexts = {
  stato: { elenco: "Ho chiesto di nuovo l'elenco dei modelli." },
  modelli: {
    modello: 'Modello scelto. Vale da subito, per tutti.',
    automatico: 'Scelta automatica. Vale da subito, per tutti.',
    dimenticato: 'Dimenticato: alla prossima richiesta Fucina lo impara di nuovo.',
  },
  spesa: { prezzi: 'Prezzi salvati.' },
  indirizzi: {
    condiviso: 'Indirizzo aggiunto. Vale da subito.',
    tolto: 'Indirizzo tolto. Da adesso ha i limiti di tutti.',
  },
} as const
