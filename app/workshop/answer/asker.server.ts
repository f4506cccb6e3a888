import type { RouterContextProvider } from 'react-router'
import { DatabaseUnavailable } from '../../platform/db/checked-dialect.server.ts'
import { currentUser } from '../../platform/http/authorization.server.ts'
import { clientAddressContext } from '../../platform/http/context.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { newVisitorId, readVisitor, visitorCookie } from '../../platform/visitor.server.ts'

/** Who asks the AI: a signed-in person, or a visitor. `address` is the real one: never stored. */
export type Asker = { address: string } & (
  | { kind: 'user'; userId: string; visitorId: string | null }
  | { kind: 'visitor'; userId: null; visitorId: string; isNew: boolean }
)

export type Asking = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Who asks the AI. A visitor without our cookie gets an id that stays theirs once a response
 * carries `askerHeaders`. @throws DatabaseUnavailable when the session cannot be read
 */
export function readAsker(env: Env, { request, context }: Asking): Asker {
  const address = context.get(clientAddressContext)
  const userId = currentUser(context)?.id ?? null
  const visitorId = readVisitor(env, request.headers)
  if (userId !== null) return { kind: 'user', userId, visitorId, address }
  return {
    kind: 'visitor',
    userId: null,
    visitorId: visitorId ?? newVisitorId(),
    isNew: visitorId === null,
    address,
  }
}

/** Who asks; null when the database could not be asked who it is. */
export function askerOrNull(env: Env, asking: Asking): Asker | null {
  try {
    return readAsker(env, asking)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null
    throw error
  }
}

/** What an answer to them carries: the cookie that a new visitor is known by from now on. */
export function askerHeaders(env: Env, asker: Asker): Record<string, string> {
  if (asker.kind === 'user' || !asker.isNew) return {}
  return { 'Set-Cookie': visitorCookie(env, asker.visitorId) }
}
