import { createHash, randomBytes } from 'node:crypto'
import { cookieValue, hostPrefix, setCookie } from '../../platform/cookies.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { minuteMilliseconds } from '../../platform/durations.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { seal, unseal } from '../../platform/settings/seal.server.ts'

/** How long somebody may look for the finger, or for the telephone. */
export const challengeMilliseconds = 5 * minuteMilliseconds

const cookieName = (env: Pick<Env, 'isHttps'>) => `${hostPrefix(env)}fucina_passkey`

/** For whom a challenge is: a session, or a browser in which nobody has signed in. */
export type ChallengeFor = 'signIn' | { show: string } | { add: string }

const purposeOf = (asked: ChallengeFor) => `passkey:${JSON.stringify(asked)}`

/**
 * Something new for a device to sign. Nothing is stored: it stands, sealed, in a cookie of the
 * browser that asked, for one purpose and five minutes.
 */
export function newChallenge(env: Env, asked: ChallengeFor): { challenge: Buffer; cookie: string } {
  const challenge = randomBytes(32)
  const until = Date.now() + challengeMilliseconds
  const sealed = seal(env, purposeOf(asked), `${until}.${challenge.toString('base64url')}`)
  const cookie = setCookie(env, cookieName(env), sealed, challengeMilliseconds / 1000)
  return { challenge, cookie }
}

/**
 * What this browser was given to sign.
 * @returns base64url; null: nothing for this purpose, or too long ago
 */
export function challengeIn(env: Env, cookies: string | null, asked: ChallengeFor): string | null {
  const sealed = cookieValue(cookies, cookieName(env)) ?? ''
  const [until, challenge] = unseal(env, purposeOf(asked), sealed)?.split('.') ?? []
  return challenge && Number(until) > Date.now() ? challenge : null
}

/**
 * Uses a challenge up whose signature was a good one: only those leave a row, so that nobody fills
 * the table who has no account.
 * @returns false when it was used before
 */
export async function takeChallenge(trx: Database, challenge: string): Promise<boolean> {
  const now = new Date()
  const id = `passkey:${createHash('sha256').update(challenge).digest('base64url')}`
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('verifications')
    .values({
      ...{ id, identifier: id, value: '', createdAt: now, updatedAt: now },
      expiresAt: new Date(now.getTime() + challengeMilliseconds),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
