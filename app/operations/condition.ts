/** What an operator is told of when it begins and when it ends. */
export type ConditionName = 'ai' | 'mail' | 'backup' | 'disk' | 'budget' | 'database'

/** What is known of a condition now. */
export type Reading = {
  name: ConditionName
  /** null: neither begins nor ends it. */
  isBad: boolean | null
  /** Why, in a sentence of Italian; nobody reads it of one that is well. */
  cause?: string
  /** How long it may be bad before somebody is told, in milliseconds. */
  patience: number
}
