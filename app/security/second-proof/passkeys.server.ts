import { isIP } from 'node:net'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { challengeIn, newChallenge, takeChallenge } from './challenge.server.ts'
import { readAdded, readShown } from './passkey-answer.server.ts'
import {
  noteNewProof,
  type Person,
  type ProofContext,
  removeProof,
  requireConfirmed,
} from './second-proof.server.ts'
import { passkeyField, passkeyLimits, proofTexts } from './second-proof.ts'

/** What is asked of a device, for a browser's `navigator.credentials`, and the cookie that holds it. */
type Question<Options> = { options: Options; cookie: string }

/** ES256, which every device knows, and RS256 for Windows. */
const algorithms = [-7, -257]

/** 13 MB that only those need who use it: fetched with the first passkey. */
const library = () => import('@simplewebauthn/server')

const siteOf = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => new URL(PUBLIC_URL).hostname

/** Browsers know passkeys under https and on this machine, and never by the number of an address. */
export function arePasskeysPossible(env: Pick<Env, 'PUBLIC_URL' | 'isHttps'>): boolean {
  const host = siteOf(env)
  const isNumber = isIP(host.replace(/^\[|\]$/g, '')) !== 0
  return (env.isHttps && !isNumber) || host === 'localhost'
}

/** What a browser asks the person's device for, to add it. */
export async function askToAdd(
  { db, env }: Pick<ProofContext, 'db' | 'env'>,
  user: Person & { name: string },
): Promise<Question<object>> {
  requirePossible(env)
  await requireConfirmed(db, env, user)
  const { challenge, cookie } = newChallenge(env, { add: user.sessionId })
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: env.SITE_NAME,
    rpID: siteOf(env),
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(challenge),
    excludeCredentials: await devicesOf(db, user),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return { options, cookie }
}

/**
 * What a browser asks a device for, to show who somebody is.
 * @param person who must; null: the device says who it is
 */
export async function askToShow(
  { db, env }: Pick<ProofContext, 'db' | 'env'>,
  person: { id: string; sessionId: string } | null,
): Promise<Question<object>> {
  requirePossible(env)
  const { challenge, cookie } = newChallenge(env, person ? { show: person.sessionId } : 'signIn')
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(env),
    challenge: new Uint8Array(challenge),
    allowCredentials: person ? await devicesOf(db, person) : [],
    userVerification: 'required',
  })
  return { options, cookie }
}

function requirePossible(env: Env): void {
  if (!arePasskeysPossible(env)) {
    throw new KnownFailure('NO_PASSKEYS', 409, proofTexts.passkeysImpossible)
  }
}

async function devicesOf(db: Database, user: Owner) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ id, transports }) => ({ id, transports: parts(transports) }))
}

const parts = (list: string) => list.split(',').filter(Boolean) as AuthenticatorTransport[]

type Answered = {
  /** The request's header. */
  cookies: string | null
  /** JSON, as the browser's script made it. */
  typed: string
}

/**
 * Adds a device of the person's.
 * @returns as `noteNewProof`
 * @throws KnownFailure PASSKEY_OLD, PASSKEY_WRONG, PASSKEY_KNOWN, TOO_MANY_PASSKEYS
 */
export async function addPasskey(
  { db, env, log }: ProofContext,
  user: Person,
  { cookies, typed, name }: Answered & { name: string },
): Promise<string[] | null> {
  const response = readAdded(typed)
  if (!response) throw wrong()
  const challenge = challengeIn(env, cookies, { add: user.sessionId })
  if (!challenge) throw old()
  const { verifyRegistrationResponse } = await library()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: env.PUBLIC_URL,
    expectedRPID: siteOf(env),
    supportedAlgorithmIDs: algorithms,
  }).catch(refusing(log))
  if (!verified) throw wrong()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return db.transaction().execute(async (trx) => {
    const codes = await noteNewProof(trx, env, user)
    if (!(await takeChallenge(trx, challenge))) throw old()
    if ((await devicesOf(trx, user)).length >= passkeyLimits.most) {
      throw new KnownFailure('TOO_MANY_PASSKEYS', 409, proofTexts.tooManyPasskeys)
    }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkeys')
      .values({
        ...{ id, userId: user.id, name, counter, createdAt: new Date(), usedAt: null },
        publicKey: Buffer.from(publicKey).toString('base64url'),
        transports: transports.join(','),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) {
      throw new KnownFailure('PASSKEY_KNOWN', 409, proofTexts.passkeyKnown)
    }
    return codes
  })
}

/**
 * Checks what a device signed, once. The caller passes the session.
 * @param person whose it must be; null: whoever it is
 * @throws KnownFailure PASSKEY_OLD, PASSKEY_WRONG
 */
export async function checkPasskey(
  { db, env, log }: ProofContext,
  { cookies, typed }: Answered,
  person: { id: string; sessionId: string } | null,
): Promise<{ userId: string }> {
  const response = readShown(typed)
  if (!response) throw wrong()
  const challenge = challengeIn(env, cookies, person ? { show: person.sessionId } : 'signIn')
  if (!challenge) throw old()
  const known = await db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'publicKey', 'counter', 'transports'])
    .where('id', '=', response.id)
    .executeTakeFirst()
  if (!known || (person && known.userId !== person.id)) throw wrong()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: env.PUBLIC_URL,
    expectedRPID: siteOf(env),
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      // A device whose count goes back is refused: it may be a copy.
      counter: known.counter,
      transports: parts(known.transports),
    },
  }).catch(refusing(log))
  if (!verified) throw wrong()
  await db.transaction().execute(async (trx) => {
    if (!(await takeChallenge(trx, challenge))) throw old()
    await trx
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, usedAt: new Date() })
      .where('id', '=', known.id)
      .execute()
  })
  return { userId: known.userId }
}

/** Takes a device of the person's away. @throws KnownFailure PASSKEY_GONE, also of another's */
export const removePasskey = (db: Database, user: Person, passkeyId: string): Promise<void> =>
  removeProof(db, user, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('passkeys')
      .where('userId', '=', user.id)
      .where('id', '=', passkeyId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 1n) return
    throw new KnownFailure('PASSKEY_GONE', 404, proofTexts.passkeyGone)
  })

const wrong = () => new KnownFailure('PASSKEY_WRONG', 403, proofTexts.passkeyWrong, passkeyField)
const old = () => new KnownFailure('PASSKEY_OLD', 409, proofTexts.passkeyOld, passkeyField)

/** What the library throws says which check failed; what somebody sent stands in quotes in it. */
const refusing =
  (log: ProofContext['log']) =>
  (error: Error): never => {
    const why = error.message.slice(0, 400).replaceAll(/"[^"]*"?/g, '…')
    log.info({ why }, 'a passkey was refused')
    throw wrong()
  }
