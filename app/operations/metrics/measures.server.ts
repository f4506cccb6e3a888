import { setTimeout as wait } from 'node:timers/promises'
import { readDayUse } from '../../ai/quota.server.ts'
import { readSpending } from '../../ai/spending.server.ts'
import { type Database, engineOf } from '../../platform/db/database.server.ts'
import { keptBriefly } from '../../platform/kept-briefly.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { productVersion } from '../../platform/settings/product-version.server.ts'
import { runChecks } from '../checks.server.ts'
import { health } from '../health/health.server.ts'
import { type Seen, seeProcess, seeSite } from '../seen.server.ts'
import type { Measure } from './exposition.server.ts'

export type MeasuresGround = {
  db: Database
  env: Env
  /** Whether the database is migrated and answers. */
  answers: () => boolean
  load: () => number
}

/** A scrape waits no longer for a database that hangs. */
const longestMilliseconds = 2000

/** What is so at this moment. While the database is away what is read from it is left out. */
export async function readMeasures(ground: MeasuresGround): Promise<Measure[]> {
  const late = new AbortController()
  const stored = ground.answers()
    ? await Promise.race([
        readStored(ground.db, ground.env).catch(() => null),
        wait(longestMilliseconds, null, { signal: late.signal }).catch(() => null),
      ])
    : null
  late.abort()
  return [...ofProcess(ground), ...(stored ?? [ofChecks(seeAway(ground.env))])]
}

const one = (name: string, help: string, value: number | null): Measure => ({
  name: `fucina_${name}`,
  help,
  values: [{ value }],
})

/** 1 of a check that is well; one of which nothing is known, or that is neither, is left out. */
const ofChecks = (seen: Seen): Measure => ({
  name: 'fucina_check',
  help: '1 of what is well, 0 of what is bad: the checks of doctor',
  values: runChecks(seen).map(({ check: { name }, found }) => ({
    labels: { name },
    value: found && found.tone !== 'plain' ? Number(found.tone === 'well') : null,
  })),
})

/** A database that does not answer a scrape is away. */
const seeAway = (env: Env): Seen => ({
  ...seeProcess(env),
  database: { isUp: false, refusal: null },
})

function ofProcess({ db, load }: MeasuresGround): Measure[] {
  const room = health().room
  const labels = { version: productVersion, node: process.versions.node, engine: engineOf(db) }
  return [
    { name: 'fucina_info', help: 'What runs here', values: [{ labels, value: 1 }] },
    one('disk_free_bytes', 'Room on the disk of DATA_DIR', room?.freeBytes ?? null),
    one('disk_size_bytes', 'Size of the disk of DATA_DIR', room?.totalBytes ?? null),
    one('requests_at_work', 'Requests whose answer has not begun', load()),
  ]
}

/** All processes on one database say the same of it. */
const readStored = keptBriefly(async (db: Database, env: Env): Promise<Measure[]> => {
  const now = new Date()
  const [seen, spending, day] = await Promise.all([
    seeSite(db, env, now),
    readSpending(db, env, now),
    readDayUse(db, env, now),
  ])
  const madeAt = seen.stored?.lastBackup?.getTime() ?? Number.NaN
  return [
    ofChecks(seen),
    one(
      'last_backup_timestamp_seconds',
      'When the last backup was made',
      Number.isNaN(madeAt) ? null : madeAt / 1000,
    ),
    one('ai_calls_today', 'Calls to the AI service since midnight in Rome', day.used),
    one('ai_cost_euros', 'What the AI has cost this month, by the prices entered', spending.spent),
  ]
})
