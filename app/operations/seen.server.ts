import { latestAnswers } from '../ai/generations.server.ts'
import { type BudgetState, budgetState } from '../ai/spending.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { databaseFault } from '../platform/db/database-fault.server.ts'
import { pendingMigrations } from '../platform/db/migrate.server.ts'
import { refusedWrite } from '../platform/db/refused-write.server.ts'
import { minuteMilliseconds } from '../platform/durations.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { readBackupFault, readLastBackup } from './backup/last-backup.server.ts'
import type { DiskRoom } from './health/disk.server.ts'
import { health } from './health/health.server.ts'
import { readServices, type Services } from './services.server.ts'

/** Answers of so long ago still tell whether the AI answers. */
const heardMilliseconds = 30 * minuteMilliseconds

/** What is known of a site at one moment; what is null is not known. */
export type Seen = {
  now: Date
  env: Env
  /** `refusal`: why it takes no writes, in English; null: it takes them. */
  database: { isUp: boolean; refusal: string | null } | null
  /** Of `DATA_DIR`. */
  room: DiskRoom | null
  /** Percent of `DATABASE_MEGABYTES` once that is much; null: there is room. */
  filling: number | null
  services: Services | null
  /** null: the database cannot be asked. */
  stored: SeenInDatabase | null
}

/** What the database itself tells. */
export type SeenInDatabase = {
  pendingMigrations: number
  /** null: never; an invalid date when what is stored cannot be read. */
  lastBackup: Date | null
  /** Why the last that was due could not be made; null: it could. */
  backupFault: string | null
  /** How the answers of the last half hour ended, the newest first. */
  answers: readonly { status: string; createdAt: Date }[]
  /** Of the AI, for the month; 'none' where no service is asked. */
  budget: BudgetState
}

/** What this server knows of itself now: it asks the database, and nobody over the network. */
export async function seeSite(db: Database, env: Env, now = new Date()): Promise<Seen> {
  const [services, stored] = await Promise.all([readServices(db), readStored(db, env, now)])
  return { ...seeProcess(env, now), services, stored }
}

/** What is known while the database cannot be asked. */
export function seeProcess(env: Env, now = new Date()): Seen {
  const { up: isUp, room, databaseFilling: filling } = health()
  const refused = refusedWrite()
  const refusal = refused && (databaseFault(refused) ?? refused.message)
  return { now, env, database: { isUp, refusal }, room, filling, services: null, stored: null }
}

/** What is stored, whoever asks: the running server, or doctor. */
export async function readStored(db: Database, env: Env, now: Date): Promise<SeenInDatabase> {
  const isAsked = env.aiMode === 'openai'
  const [pending, lastBackup, backupFault, answers, budget] = await Promise.all([
    pendingMigrations(db),
    readLastBackup(db),
    readBackupFault(db),
    isAsked ? latestAnswers(db, new Date(now.getTime() - heardMilliseconds)) : [],
    isAsked ? budgetState(db, env) : ('none' as const),
  ])
  return {
    pendingMigrations: pending.length,
    ...{ lastBackup, backupFault, answers, budget },
  }
}
