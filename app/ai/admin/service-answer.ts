import { actsOf } from '../../records/acts/acts.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'
import type { FieldError } from '../../ui/error-summary.tsx'
import type { PricedModel } from './priced-models.ts'
import type { TrialShown } from './try-service.server.ts'

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

export const serviceActs = actsOf({
  refresh: "Non riesco a chiedere l'elenco dei modelli. Riprova tra poco.",
  choose: 'Non riesco a cambiare modello. Non è cambiato niente: riprova tra poco.',
  try: 'La prova non è riuscita. Riprova tra poco.',
  share: "Non riesco a salvare l'indirizzo. Quello che hai scritto è ancora qui: riprova.",
  unshare: "Non riesco a togliere l'indirizzo. Riprova tra poco.",
  'set-budget': 'Non riesco a salvare il limite. Quello che hai scritto è ancora qui: riprova.',
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
  spesa: {
    'set-prices': 'Prezzi salvati.',
    'set-budget': 'Limite salvato. Vale da subito.',
  },
  indirizzi: {
    share: 'Indirizzo aggiunto. Vale da subito.',
    unshare: 'Indirizzo tolto. Da adesso ha i limiti di tutti.',
  },
} satisfies Record<string, DoneTexts>

/** The field that names the model of a kind. */
export const modelFieldId = (kind: string) => `modello-${kind}`

/** A price in the form of the model at this place. */
export const priceFieldId = (place: number, name: string) => `prezzo-${place}-${name}`

export const budgetFieldId = 'limite-del-mese'

/** A field of the form that adds a shared address. */
export const sharedFieldId = (name: string) => `condiviso-${name}`

/** What the summary of errors says, each with the field that it leads to. */
export function errorsOf(
  answer: ServiceAnswer | null,
  priced: readonly PricedModel[],
): FieldError[] {
  if (!answer?.message) return []
  const { fields = {}, sent = {} } = answer
  const place = priced.findIndex(({ model }) => model === sent.model)
  const idOf = (name: string) => {
    if (sent.intent === 'choose') return modelFieldId(sent.kind ?? '')
    if (sent.intent === 'share') return sharedFieldId(name)
    if (sent.intent === 'set-budget') return budgetFieldId
    return sent.intent === 'set-prices' && place >= 0 && name !== 'model'
      ? priceFieldId(place, name)
      : null
  }
  const errors = Object.entries(fields).map(([name, message]) => ({ field: idOf(name), message }))
  return errors.length > 0 ? errors : [{ message: answer.message }]
}
