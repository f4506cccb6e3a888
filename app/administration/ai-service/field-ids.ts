import type { FieldError } from '../../ui/error-summary.tsx'
import type { PricedModel } from './priced-models.ts'
import type { ServiceAnswer } from './service-answer.ts'

/** The field that names the model of a kind. */
export const modelFieldId = (kind: string) => `modello-${kind}`

/** A price in the form of the model at this place. */
export const priceFieldId = (place: number, name: string) => `prezzo-${place}-${name}`

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
    return sent.intent === 'set-prices' && place >= 0 && name !== 'model'
      ? priceFieldId(place, name)
      : null
  }
  const errors = Object.entries(fields).map(([name, message]) => ({ field: idOf(name), message }))
  return errors.length > 0 ? errors : [{ message: answer.message }]
}
