import { KnownFailure } from './known-failure.server.ts'

/** Who asks: the signed-in person of the request. */
export type Actor = { id: string; role: 'customer' | 'admin' }

/**
 * The first line of every server function of the administration.
 * @throws KnownFailure 403 for customers
 */
export function requireAdministrator(actor: Actor): void {
  if (actor.role === 'admin') return
  throw new KnownFailure('FORBIDDEN', 403, 'Non hai i permessi per questa operazione.')
}
