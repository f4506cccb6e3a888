import { KnownFailure } from './known-failure.server.ts'
import { may, type Right, type Role } from './roles.ts'

/**
 * Who asks: the signed-in person of the request, with the role that counts; `place`: from which kind
 * of device, as people know it ('Chrome su Android').
 */
export type Actor = { id: string; role: Role; place?: string }

/** Who does something: a person, or a command on the machine itself, which has no account. */
export type Doer = { id: string | null; role: Actor['role']; place?: string }

/** The person whose own things are read: all that such a query needs. */
export type Owner = Pick<Actor, 'id'>

/** A command on the machine may do what administrators may. */
export const operator = { id: null, role: 'admin', place: 'comando' } as const satisfies Doer

/** What the product does by itself. */
export const product = { id: null, role: 'admin', place: 'sito' } as const satisfies Doer

/**
 * The first line of every server function of the administration.
 * @throws KnownFailure 403 for whoever may not
 */
export function requireMay(actor: Doer, right: Right): void {
  if (may(actor.role, right)) return
  throw new KnownFailure('FORBIDDEN', 403, 'Non hai i permessi per questa operazione.')
}
