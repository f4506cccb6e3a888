import { isAPIError } from 'better-auth/api'
import type { SessionState, SignedInUser } from '../../platform/http/context.server.ts'
import { db, env } from '../../platform/process.server.ts'
import {
  type GivenRole,
  lackingFor,
  lackingToUse,
  lacksSecondProof,
  roles,
  roleThatCounts,
} from '../../platform/roles.ts'
import { difficulties } from '../../records/content/content.ts'
import { type Auth, auth } from '../sign-in/auth.server.ts'
import { deviceName } from './device.ts'
import { isOver, shouldNoteUse } from './session-limits.server.ts'

type Found = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>
type ReadSession = { state: SessionState; headers?: Headers }

/**
 * Who sent these headers. A database that cannot be asked gives `unknown`, never `anonymous`.
 * @param isUse the request keeps the session open; news do not
 * @returns the state, and the headers that refresh the session's cookie
 */
export async function readSession(headers: Headers, isUse: boolean): Promise<ReadSession> {
  try {
    const found = await auth().api.getSession({ headers, query: { disableRefresh: true } })
    if (!found) return { state: { kind: 'anonymous' } }
    const { user, session } = found
    if (!user.isActive) return { state: { kind: 'anonymous', suspended: true } }
    if (isOver(givenRole(user).role, session)) {
      await db.deleteFrom('sessions').where('id', '=', session.id).execute()
      return { state: { kind: 'anonymous' } }
    }
    const signedIn = signedInUser(found)
    const { secondProofId } = signedIn
    if (secondProofId !== null && !session.secondProofAt) {
      return { state: { kind: 'anonymous', halfSignedIn: { ...signedIn, secondProofId } } }
    }
    const state = { kind: 'user', user: signedIn } as const
    return isUse && !session.isShared && shouldNoteUse(session)
      ? await noteUse(state, headers)
      : { state }
  } catch (cause) {
    return { state: { kind: 'unknown', cause } }
  }
}

/** The session lives on from now; it may have ended meanwhile. */
async function noteUse(state: SessionState, headers: Headers): Promise<ReadSession> {
  try {
    const refreshed = await auth().api.getSession({ headers, returnHeaders: true })
    if (!refreshed.response) return { state: { kind: 'anonymous' } }
    return { state, headers: refreshed.headers }
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 401) return { state: { kind: 'anonymous' } }
    throw error
  }
}

const givenRole = ({ role, emailVerified, hasLongPassword }: Found['user']): GivenRole => ({
  role: roles.find((known) => known === role) ?? 'customer',
  emailVerified,
  hasLongPassword: hasLongPassword === true,
})

function signedInUser({ user, session }: Found): SignedInUser {
  const given = givenRole(user)
  const secondProofId = user.secondProofId ?? null
  const proof = { role: given.role, hasSecondProof: secondProofId !== null }
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    photoURL: user.image ?? null,
    role: lacksSecondProof(env.SECOND_PROOF, proof) ? 'customer' : roleThatCounts(given),
    lacking: lackingToUse(env.SECOND_PROOF, { ...proof, lacking: lackingFor(given) }),
    givenRole: given.role,
    techLevel: difficulties.find((level) => level === user.techLevel) ?? 'beginner',
    city: user.city,
    reading: user.reading ?? null,
    changes: user.changes ?? 0,
    sessionId: session.id,
    place: deviceName(session.userAgent ?? null),
    isShared: session.isShared === true,
    secondProofId,
    provenAt: session.provenAt ?? null,
  }
}
