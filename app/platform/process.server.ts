import { resolve } from 'node:path'
import { openDatabase } from './db/database.server.ts'
import { defaultSharing, probing, serverName } from './db/postgres.server.ts'
import { createLog } from './log/log.server.ts'
import { parseEnv } from './settings/env.server.ts'

/**
 * What the process has exactly one of. Routes, middleware and what stands around every request
 * (its log, its session, its failures, sign-in) import this file; a noun's own functions take what
 * they need as arguments.
 */
export const env = parseEnv(process.env)
export const log = createLog(env.LOG_LEVEL)
const place = { directory: resolve(env.DATA_DIR), url: env.DATABASE_URL }

export const db = openDatabase(
  place,
  (error) => log.debug({ err: error }, 'an idle database connection broke'),
  { ...defaultSharing, name: serverName },
)

/**
 * The same database for the monitor: on PostgreSQL over a connection of its own, which waits for
 * no request. That it broke is what the monitor says.
 */
export const probedDb = env.DATABASE_URL ? openDatabase(place, () => {}, probing) : db
