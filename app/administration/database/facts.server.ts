import { shownChecks } from '../../operations/checks.server.ts'
import { seeSite } from '../../operations/seen.server.ts'
import { noteServices } from '../../operations/services.server.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { databaseFacts } from '../../platform/db/database-facts.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { productVersion } from '../../platform/settings/product-version.server.ts'
import type { ShownFacts } from './facts.ts'

/**
 * What an operator wants to know, as far as the server knows it by itself.
 * @throws KnownFailure 403 for whoever may not
 */
export async function readFacts(db: Database, actor: Actor, env: Env): Promise<ShownFacts> {
  requireMay(actor, 'seeSystem')
  const seen = await seeSite(db, env)
  return {
    database: await databaseFacts(db, { url: env.DATABASE_URL }),
    checks: shownChecks(seen),
    askedAt: seen.services?.at ?? null,
    uptimeSeconds: process.uptime(),
    nodeVersion: process.versions.node,
    productVersion,
  }
}

/**
 * Asks the services now, without spending or sending anything. Takes as long as they do, a few
 * seconds at most.
 * @throws KnownFailure 403 for whoever may not
 */
export async function askNow(db: Database, actor: Actor, ground: { env: Env; log: Log }) {
  requireMay(actor, 'seeSystem')
  await noteServices(db, ground)
}
