import type { LegalReview } from '../../legal/legal-review-schema.ts'

/**
 * Where something is set: settings of the server, a screen of the administration, a command, or
 * the form that stands there, for a day between `changedOn` and `today`.
 */
export type Where =
  | { settings: string[] }
  | { to: string; label: string }
  | { command: string }
  | { changedOn: string; today: string }

/** What an administrator reads of something that is not set yet. */
export type OpenPoint = { what: string; where: Where }

/**
 * `optional` works without: it is named as long as something else is missing. `done`: what is set
 * already, in the same words. `review`: the reading of the legal pages that counts; null: none.
 */
export type BeforeOpening = {
  needed: OpenPoint[]
  optional: OpenPoint[]
  done: string[]
  review: LegalReview | null
}
