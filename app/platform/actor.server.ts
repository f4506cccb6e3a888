import { KnownFailure } from './known-failure.server.ts'
import { type AdminAct, may, type Role } from './roles.ts'

/** Who asks: the signed-in person of the request, with the role that counts. */
export type Actor = { id: string; role: Role }

/** Who does something: a person, or a command on the machine itself, which has no account. */
export type Doer = { id: string | null; role: Actor['role'] }

/** Whose own things these are: all that a query of one's own needs. */
export type Owner = Pick<Actor, 'id'>

/** Whoever runs a command on the machine may do what administrators may. */
export const operator: Doer = { id: null, role: 'admin' }

/**
 * The first line of every server function of the administration.
 * @throws KnownFailure 403 for whoever may not
 */
export function requireMay(actor: Doer, act: AdminAct): void {
  if (may(actor.role, act)) return
  throw new KnownFailure('FORBIDDEN', 403, 'Non hai i permessi per questa operazione.')
}
