import { readBackupFault, readLastBackup } from '../../operations/backup/last-backup.server.ts'
import type { Checks } from '../../operations/findings.ts'
import { checkServices } from '../../operations/services.server.ts'
import { type Actor, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { databaseFacts } from '../../platform/db/database-facts.server.ts'
import { pendingMigrations } from '../../platform/db/migrate.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { productVersion } from '../../platform/settings/product-version.server.ts'
import type { Facts } from './facts.ts'

/**
 * What an operator wants to know, as far as the server knows it by itself.
 * @throws KnownFailure 403 for whoever may not
 */
export async function readFacts(
  db: Database,
  actor: Actor,
  env: Pick<Env, 'DATABASE_URL'>,
): Promise<Facts> {
  requireMay(actor, 'seeSystem')
  return {
    database: await databaseFacts(db, { url: env.DATABASE_URL }),
    pendingMigrations: (await pendingMigrations(db)).length,
    lastBackupAt: await readLastBackup(db),
    hasBackupFailed: (await readBackupFault(db)) !== null,
    uptimeSeconds: process.uptime(),
    nodeVersion: process.versions.node,
    productVersion,
  }
}

/**
 * Asks the AI service and the mail server whether they answer, without spending or sending
 * anything. Takes as long as they do, a few seconds at most.
 * @throws KnownFailure 403 for whoever may not
 */
export async function runChecks(
  db: Database,
  actor: Actor,
  { env, log }: { env: Env; log: Log },
): Promise<Checks> {
  requireMay(actor, 'seeSystem')
  return checkServices(db, { env, log })
}
