/** The checks of a running site, seen from here; and what its public pages still lack. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { legalChangedOn } from '../../app/legal/shown-legal.server.ts'
import { missingSettings } from '../../app/operations/before-opening.server.ts'
import type { CheckFound } from '../../app/operations/check.ts'
import { runChecks } from '../../app/operations/checks.server.ts'
import { diskRoom } from '../../app/operations/health/disk.server.ts'
import { askServices, readServices, type Services } from '../../app/operations/services.server.ts'
import type { Database } from '../../app/platform/db/database.server.ts'
import { createLog } from '../../app/platform/log/log.server.ts'
import type { Env } from '../../app/platform/settings/env.server.ts'
import type { SeenDatabase } from './database.ts'
import { type Finding, fail, grave, ok, warn } from './finding.ts'

/**
 * What the list of checks finds, with the services asked now.
 * @param seen null: nothing is known of the database
 */
export async function checkSite(
  env: Env,
  db: Database | null,
  seen: SeenDatabase | null,
): Promise<Finding[]> {
  const directory = resolve(env.DATA_DIR)
  const unknown = { database: null, filling: null, stored: null }
  const found = runChecks({
    ...{ env, now: new Date() },
    ...(seen ?? unknown),
    room: existsSync(directory) ? await diskRoom(directory) : null,
    services: await askFromHere(env, db),
  })
  return found.flatMap(({ check, found: one }) => (one ? [finding(check.name, one)] : []))
}

/** Only the server itself knows that its last mails were refused. */
async function askFromHere(env: Env, db: Database | null): Promise<Services> {
  const said = await askServices(db, { env, log: createLog('silent') })
  const heard = db && (await readServices(db))
  const isRefused = said.mail === 'answers' && heard?.mail === 'fails'
  return { ...said, ...(isRefused && { mail: 'fails' }), at: new Date() }
}

/** What doctor makes of what a check found. */
function finding(thing: string, { tone, doctor, line }: CheckFound): Finding {
  if (doctor === 'fail') return fail(thing, line)
  if (doctor === 'warn') return warn(thing, line)
  return tone === 'bad' ? grave(thing, line) : ok(thing, line)
}

/** Pages of a public site that say 'da completare', or that no lawyer has read as they stand. */
export function checkPages(env: Env): Finding[] {
  if (env.isLoopback) return []
  const missing = missingSettings(env, legalChangedOn(env))
  return missing.length > 0
    ? [warn('pages', `what 'Prima di aprire' asks for is not set: ${missing.join(', ')}`)]
    : []
}
