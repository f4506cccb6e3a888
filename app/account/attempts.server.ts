import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Database } from '../platform/db/database.server.ts'
import type { Env } from '../platform/env.server.ts'
import { KnownFailure } from '../platform/http/failure.server.ts'
import { clearQuota, giveBackQuota, type QuotaLimit, takeQuota } from '../platform/quota.server.ts'
import { texts } from './account-texts.ts'

const windowMilliseconds = 15 * 60_000
const resetsPerEmail = 5

export type AttemptSettings = Pick<
  Env,
  'SIGN_IN_FAILURES_PER_EMAIL' | 'SIGN_IN_FAILURES_PER_ADDRESS'
>

/** Where an attempt comes from and whose account it is about. */
export type Attempt = { email: string; address: string }

/** No mail address and no network address stands in the table of counters. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32)

/** An IPv6 household has a whole /64; an IPv4 address counts by itself. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::', 2)
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = tail === undefined ? start : [...start, ...zeros, ...end]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const emailKey = (kind: string, email: string) => `${kind}:email:${digest(email)}`

function counters(
  kind: 'sign-in' | 'register' | 'reset',
  { email, address }: Attempt,
  { perEmail, perAddress }: { perEmail: number; perAddress: number },
): { ofEmail: QuotaLimit; ofAddress: QuotaLimit } {
  const now = Date.now()
  const start = now - (now % windowMilliseconds)
  const period = {
    window: new Date(start).toISOString(),
    expiresAt: new Date(start + 2 * windowMilliseconds),
  }
  return {
    ofEmail: { key: emailKey(kind, email), limit: perEmail, ...period },
    ofAddress: { key: `${kind}:address:${digest(network(address))}`, limit: perAddress, ...period },
  }
}

const tooMany = () => new KnownFailure('TOO_MANY_ATTEMPTS', 429, texts.tooManyAttempts)

/**
 * Counts a sign-in as failed before the password is looked at, so that parallel guesses cannot
 * pass the limit together; a sign-in that succeeds takes the count back.
 * @returns what to call once the password was right
 * @throws KnownFailure with the text of ERR-05 when the e-mail or the address is over its limit
 */
export async function countSignIn(
  db: Database,
  settings: AttemptSettings,
  attempt: Attempt,
): Promise<() => Promise<void>> {
  const { ofEmail, ofAddress } = counters('sign-in', attempt, {
    perEmail: settings.SIGN_IN_FAILURES_PER_EMAIL,
    perAddress: settings.SIGN_IN_FAILURES_PER_ADDRESS,
  })
  if (!(await takeQuota(db, [ofEmail, ofAddress])).ok) throw tooMany()
  return async () => {
    await clearQuota(db, ofEmail.key)
    // Other people's failures behind the same address stay counted.
    await giveBackQuota(db, [ofAddress])
  }
}

/** Failures before a reset do not count against the person who has just proved who he is. */
export const forgetFailures = (db: Database, email: string) =>
  clearQuota(db, emailKey('sign-in', email))

/** Nothing is left that counts attempts with this address. */
export async function forgetAttempts(db: Database, email: string): Promise<void> {
  await clearQuota(db, emailKey('sign-in', email))
  await clearQuota(db, emailKey('reset', email))
}

/** Counts a registration. @throws KnownFailure with the text of ERR-05 */
export async function countRegistration(
  db: Database,
  settings: AttemptSettings,
  attempt: Attempt,
): Promise<void> {
  const perAddress = settings.SIGN_IN_FAILURES_PER_ADDRESS
  const { ofAddress } = counters('register', attempt, { perEmail: 1, perAddress })
  if (!(await takeQuota(db, [ofAddress])).ok) throw tooMany()
}

/** Counts a request for a reset mail. @throws KnownFailure with the text of ERR-05 */
export async function countReset(
  db: Database,
  settings: AttemptSettings,
  attempt: Attempt,
): Promise<void> {
  const { ofEmail, ofAddress } = counters('reset', attempt, {
    perEmail: resetsPerEmail,
    perAddress: settings.SIGN_IN_FAILURES_PER_ADDRESS,
  })
  if (!(await takeQuota(db, [ofEmail, ofAddress])).ok) throw tooMany()
}
