import { randomUUID } from 'node:crypto'
import { createContext, RouterContextProvider } from 'react-router'
import type { Difficulty } from '../../../db/content-types.ts'
import type { Lacking, Role } from '../roles.ts'

/** Who is signed in, as read from the database for this request. */
export type SignedInUser = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  photoURL: string | null
  /** The one that counts: a role that was given may still wait (platform/roles.ts). */
  role: Role
  givenRole: Role
  lacking: Lacking[]
  techLevel: Difficulty
  city: string
  /** How they want to read, as their account keeps it; null: they have not said. */
  reading: string | null
  /** Grows with whatever their screens show. */
  changes: number
  sessionId: string
  /** The kind of device that it is from, as people know it: 'Chrome su Android'. */
  place: string
  /** They signed in with 'Non è il mio computer'. */
  isShared: boolean
  /** Names the second proof that they have set up; null: none. */
  secondProofId: string | null
  /** When they last showed in this session who they are. */
  provenAt: Date | null
}

/** Who has signed in and not given their second proof yet. */
export type HalfSignedIn = Pick<SignedInUser, 'id' | 'email' | 'sessionId' | 'isShared'> & {
  secondProofId: string
}

/**
 * `unknown`: the browser sent a session, but the database cannot be asked about it now.
 * A suspended user is anonymous; `suspended` says that the sign-in page should tell why. Anonymous
 * too, everywhere but on the page that asks for it, is whoever still has to give a second proof.
 */
export type SessionState =
  | { kind: 'anonymous'; suspended?: true; halfSignedIn?: HalfSignedIn }
  | { kind: 'user'; user: SignedInUser }
  | { kind: 'unknown'; cause: unknown }

/** Whose session came with a request, whether or not it opens anything. */
export function sessionOwner(state: SessionState): Omit<HalfSignedIn, 'secondProofId'> | null {
  if (state.kind === 'user') return state.user
  return (state.kind === 'anonymous' && state.halfSignedIn) || null
}

/**
 * Given before anything can fail, so that every line of the log can name its request. The
 * framework's development server makes contexts of its own, with nothing in them.
 */
export const requestIdContext = createContext<string>('in development')
/** Of inline scripts; undefined on a cached page, which has hashes instead. */
export const nonceContext = createContext<string | undefined>()
/** The page is rendered for everybody who has no session, and cached (page-cache.server.ts). */
export const isCachedContext = createContext<boolean>(false)
export const clientAddressContext = createContext<string>('127.0.0.1')
/** How the page is to be read: one of the texts of reading/reading.ts; null: as usual. */
export const readingContext = createContext<string | null>(null)
export const sessionContext = createContext<SessionState>({ kind: 'anonymous' })

/** The context of one request: `address` is the browser's, forwarded headers already considered. */
export function requestContext(address: string): RouterContextProvider {
  const context = newContext()
  context.set(clientAddressContext, address)
  return context
}

/** The context of a page that is rendered for everybody. */
export function cachedPageContext(): RouterContextProvider {
  const context = newContext()
  context.set(isCachedContext, true)
  return context
}

function newContext(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestIdContext, randomUUID())
  return context
}
