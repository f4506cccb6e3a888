import { resolve } from 'node:path'
import { openDatabase } from './db/database.server.ts'
import { parseEnv } from './env.server.ts'
import { createLog } from './log.server.ts'

/**
 * What the process has exactly one of. Only routes, middleware and the lifecycle import this
 * file; everything below them takes what it needs as an argument.
 */
export const env = parseEnv(process.env)
export const log = createLog(env.LOG_LEVEL)
export const db = openDatabase(
  { directory: resolve(env.DATA_DIR), url: env.DATABASE_URL },
  (error) => log.debug({ err: error }, 'an idle database connection broke'),
  { onUnreadable: (where) => log.warn(where, 'a stored value cannot be read: it counts as empty') },
)
