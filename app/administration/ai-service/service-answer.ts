import type { TrialShown } from '../../ai-service/try-service.server.ts'
import { actsOf } from '../../records/acts/acts.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'

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

/** What the buttons of the screen ask for. */
export const serviceActs = actsOf({
  refresh: "Non riesco a chiedere l'elenco dei modelli. Riprova tra poco.",
  choose: 'Non riesco a cambiare modello. Non è cambiato niente: riprova tra poco.',
  try: 'La prova non è riuscita. Riprova tra poco.',
  share: "Non riesco a salvare l'indirizzo. Quello che hai scritto è ancora qui: riprova.",
  unshare: "Non riesco a togliere l'indirizzo. Riprova tra poco.",
  'set-prices': 'Non riesco a salvare i prezzi. Quello che hai scritto è ancora qui: riprova.',
})

/** In place of a model: Fucina chooses. */
export const automatic = 'automatico'

/** What was done, by the section that says it. */
export const doneTexts = {
  stato: { refresh: "Ho chiesto di nuovo l'elenco dei modelli." },
  modelli: {
    choose: ({ id }) =>
      id === automatic
        ? 'Scelta automatica. Vale da subito, per tutti.'
        : 'Modello scelto. Vale da subito, per tutti.',
  },
  spesa: { 'set-prices': 'Prezzi salvati.' },
  indirizzi: {
    share: 'Indirizzo aggiunto. Vale da subito.',
    unshare: 'Indirizzo tolto. Da adesso ha i limiti di tutti.',
  },
} satisfies Record<string, DoneTexts>
