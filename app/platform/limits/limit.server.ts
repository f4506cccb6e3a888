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
export type CounterOwner = 'person' | 'browser' | 'mailbox' | 'network' | 'group'

export type Window = 'minute' | 'quarter' | 'hour' | 'day'

/** What follows from settings, and how the table says it. */
type Derived = { of: (settings: LimitSettings, seats: number) => number; said: string }

export type Limit = {
  /** Each a part of the counter's key; none: one counter for the whole site. */
  of: readonly CounterOwner[]
  window: Window
  most: number | keyof LimitSettings | Derived
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
export const requests = {
  code: 'TOO_MANY_ATTEMPTS',
  text: 'Hai già chiesto più volte. Riprova più tardi.',
} as const

/** Of one mailbox, from however many places. */
export const fiveTimesFailures = {
  of: ({ SIGN_IN_FAILURES_PER_EMAIL }: LimitSettings) => 5 * SIGN_IN_FAILURES_PER_EMAIL,
  said: '5 times `SIGN_IN_FAILURES_PER_EMAIL`',
}

/** Of a group. */
export const perPlace = {
  of: ({ AI_DAILY_PER_VISITOR }: LimitSettings, seats: number) => seats * AI_DAILY_PER_VISITOR,
  said: 'its places times `AI_DAILY_PER_VISITOR`',
}

/** The day's answers in tenths; what is left over of rounding is everybody's. */
export const tenths = { known: 2, groups: 2, named: 1, administrators: 1 } as const

/** A share of the day's answers, for a row of the table. */
export const shareOf = (tenths: number) => ({
  of: ({ AI_DAILY_TOTAL }: LimitSettings) => Math.floor((AI_DAILY_TOTAL * tenths) / 10),
  said: `${tenths}/10 of \`AI_DAILY_TOTAL\``,
})

/** A third of a share, for a row about networks. */
export const thirdOf = (share: (settings: LimitSettings) => number, said: string) => ({
  of: (settings: LimitSettings) => Math.max(1, Math.floor(share(settings) / 3)),
  said: `a third of ${said}`,
})

/** What is left of the day's answers when all shares are taken away. */
export const everybodys = ({ AI_DAILY_TOTAL }: LimitSettings) => {
  const kept = Object.values(tenths).map((part) => Math.floor((AI_DAILY_TOTAL * part) / 10))
  return AI_DAILY_TOTAL - kept.reduce((sum, part) => sum + part, 0)
}
