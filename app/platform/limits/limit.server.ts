/** What a row of the table of limits says. */
import type { Env } from '../settings/env.server.ts'

/** What moves the table: see docs/operations/settings.md. */
export type LimitSettings = Pick<
  Env,
  | 'AI_DAILY_PER_USER'
  | 'AI_DAILY_PER_VISITOR'
  | 'AI_DAILY_TOTAL'
  | 'AI_PER_MINUTE_USER'
  | 'AI_PER_MINUTE_VISITOR'
  | 'SIGN_IN_FAILURES_PER_EMAIL'
  | 'NETWORK_TIMES'
>

/**
 * Whom a counter belongs to. A network is an IPv4 address, and of IPv6 both the /64 and the /48: a
 * row about networks counts in each. `browser`: of a mailbox's owner, one that no stranger has.
 */
export type Part = 'person' | 'browser' | 'mailbox' | 'network' | 'group'

export type Window = 'minute' | 'quarter' | 'hour' | 'day'

/** What follows from settings, and how the table says it. */
type Derived = { of: (settings: LimitSettings, seats: number) => number; said: string }

export type Limit = {
  /** Each a part of the counter's key; none: one counter for the whole site. */
  of: readonly Part[]
  window: Window
  most: number | keyof LimitSettings | Derived
  /** The person whom the row serves. */
  serves: string
  /** The code of the refusal, and its text; of the AI's codes the text is in the catalogue. */
  code: 'TOO_MANY_ATTEMPTS' | 'EASE_LIMIT' | 'QUOTA_MINUTE' | 'QUOTA_DAY' | 'NOT_SENT'
  text?: string
}

/** What several rows say. */
export const attempts = {
  code: 'TOO_MANY_ATTEMPTS',
  text: 'Troppi tentativi. Riprova più tardi o reimposta la password.',
} as const
export const codes = {
  code: 'TOO_MANY_ATTEMPTS',
  text: "Troppi codici sbagliati. Aspetta un quarto d'ora e riprova.",
} as const
export const codesOfDay = {
  code: 'TOO_MANY_ATTEMPTS',
  text: 'Oggi sono stati scritti troppi codici sbagliati. Riprova domani.',
} as const
export const addresses = {
  code: 'TOO_MANY_ATTEMPTS',
  text: 'Hai chiesto già più volte di cambiare indirizzo. Riprova più tardi.',
} as const
