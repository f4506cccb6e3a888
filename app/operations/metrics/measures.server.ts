import { setTimeout as wait } from 'node:timers/promises'
import { readDayUse } from '../../ai/quota.server.ts'
import { readSpending } from '../../ai/spending.server.ts'
import { type Database, engineOf } from '../../platform/db/database.server.ts'
import { refusedWrite } from '../../platform/db/refused-write.server.ts'
import { keptBriefly } from '../../platform/kept-briefly.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { productVersion } from '../../platform/settings/product-version.server.ts'
import { readLastBackup } from '../backup/last-backup.server.ts'
import { mailFinding, providerFinding } from '../findings.ts'
import { health } from '../health/health.server.ts'
import { readChecks } from '../services.server.ts'
import type { Measure } from './exposition.server.ts'

export type MeasuresGround = {
  db: Database
  env: Env
  /** Whether the database is migrated and answers. */
  answers: () => boolean
  /** How many requests are at work. */
  load: () => number
}

/** A scrape waits no longer for a database that hangs. */
const longestMilliseconds = 2000

/** What is so at this moment. While the database is away its own measures are left out. */
export async function readMeasures(ground: MeasuresGround): Promise<Measure[]> {
  const late = new AbortController()
  const stored = ground.answers()
    ? await Promise.race([
        readStored(ground.db, ground.env).catch(() => null),
        wait(longestMilliseconds, null, { signal: late.signal }).catch(() => null),
      ])
    : null
  late.abort()
  return [...ofProcess(ground, stored !== null), ...(stored ?? [])]
}

const one = (name: string, help: string, value: number | null): Measure => ({
  name: `fucina_${name}`,
  help,
  values: [{ value }],
})

function ofProcess({ db, load }: MeasuresGround, isUp: boolean): Measure[] {
  const room = health().room
  const labels = { version: productVersion, node: process.versions.node, engine: engineOf(db) }
  return [
    { name: 'fucina_info', help: 'What runs here', values: [{ labels, value: 1 }] },
    one('database_up', '1 while the database answers', Number(isUp)),
    one('database_writable', '1 while no write is refused', Number(isUp && !refusedWrite())),
    one('disk_free_bytes', 'Room on the disk of DATA_DIR', room?.freeBytes ?? null),
    one('disk_size_bytes', 'Size of the disk of DATA_DIR', room?.totalBytes ?? null),
    one('requests_at_work', 'Requests whose answer has not begun', load()),
  ]
}

/** All processes on one database say the same of it. */
const readStored = keptBriefly(async (db: Database, env: Env): Promise<Measure[]> => {
  const now = new Date()
  const [backup, checks, spending, day, sessions] = await Promise.all([
    readLastBackup(db),
    readChecks(db),
    readSpending(db, env, now),
    readDayUse(db, env, now),
    db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('expiresAt', '>', now)
      .executeTakeFirstOrThrow(),
  ])
  const madeAt = backup && !Number.isNaN(backup.getTime()) ? backup.getTime() / 1000 : null
  const age = madeAt === null ? null : Math.max(0, Math.round(now.getTime() / 1000 - madeAt))
  const ai = checks && toneValue(providerFinding(checks.provider, '').tone)
  const mail = checks && toneValue(mailFinding(checks.mail).tone)
  return [
    one('sessions', 'Sessions that have not ended', Number(sessions.count)),
    one('last_backup_timestamp_seconds', 'When the last backup was made', madeAt),
    one('last_backup_age_seconds', 'How old the last backup is', age),
    one('ai_up', '1 when the AI service answered when it was asked last', ai),
    one('mail_up', '1 when the SMTP server answered when it was asked last', mail),
    one('ai_calls_today', 'Calls to the AI service since midnight in Rome', day.used),
    one('ai_calls_per_day', 'How many there may be in a day', day.total),
    one('ai_cost_euros', 'What the AI has cost this month, by the prices entered', spending.spent),
    one('ai_budget_euros', 'What it may cost in a month', spending.budget),
  ]
})

/** Nothing is known of a service that is not there. */
const toneValue = (tone: 'well' | 'bad' | 'plain'): number | null =>
  tone === 'plain' ? null : Number(tone === 'well')
