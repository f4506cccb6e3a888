import { type Intent, idField, intentField } from '../app/records/acts/acts.ts'

/** A form that asks for an act, about a record where one is meant; the product gives the names. */
export const actForm = (intent: Intent, id?: string): Record<string, string> => ({
  [intentField]: intent,
  ...(id !== undefined && { [idField]: id }),
})
