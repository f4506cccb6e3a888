/** `npm run backup [-- FILE]`: everything in the database in one file, while the server runs. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { noteBackup, noteBackupFault } from '../app/operations/backup/last-backup.server.ts'
import { requireSupported } from '../app/platform/db/database-fault.server.ts'
import { type Env, parseEnv } from '../app/platform/settings/env.server.ts'
import { installationName } from '../app/platform/settings/installation.server.ts'
import { keepNewest, keptBackups, requireWritable } from './backup/backup-folder.ts'
import { asGiven, inOneLine, Misuse, runCommand } from './backup/command.ts'
import { makeBackup } from './backup/make-backup.ts'
import { dataPlace, type Place, placeName, withDatabase } from './backup/place.ts'
import { requireProgram } from './backup/postgres-programs.ts'

const kilobyte = 1024

const help = `Usage: npm run backup [-- FILE | --check]

Writes everything in the database into one new file, while the server runs.

  FILE     where to; without it BACKUP_DIR/fucina-TIME-SITE.sqlite (or .pgdump), of which the newest
           BACKUPS_KEPT_DAYS stay; where BACKUP_DIR is unset DATA_DIR/backups, and all of them stay
  --check  makes none, and says what would keep one from being made`

await runCommand(help, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const [file, ...others] = positionals
  if (others.length > 0 || (file && values.check)) throw new Misuse('One file at most.')
  const env = parseEnv(process.env)
  if (values.check) await requireAble(env)
  else if (file) await backUp(dataPlace(env), asGiven(file))
  else await backUpIntoFolder(env)
})

/** @throws what would keep a backup from being made */
async function requireAble({ BACKUP_DIR, ...env }: Env): Promise<void> {
  const place = dataPlace(env)
  if (place.url || existsSync(placeName(place))) await withDatabase(place, requireSupported)
  if (BACKUP_DIR) requireWritable(resolve(BACKUP_DIR))
  if (!env.DATABASE_URL) return
  await requireProgram('pg_dump', env.DATABASE_URL)
  await requireProgram('pg_restore', env.DATABASE_URL)
}

async function backUp(place: Place, file: string | undefined, folder?: string): Promise<void> {
  console.log(`Backing up ${placeName(place)}.`)
  const made = await makeBackup(place, file, folder)
  console.log(`Written and read back, ${Math.ceil(made.bytes / kilobyte)} KB:`)
  console.log(made.file)
  await withDatabase(place, (db) => noteBackup(db, made.madeAt))
}

/** What fails is noted where doctor reads it: nobody may be looking. */
async function backUpIntoFolder(env: Env): Promise<void> {
  const place = dataPlace(env)
  const folder = env.BACKUP_DIR && resolve(env.BACKUP_DIR)
  try {
    await backUp(place, undefined, folder)
  } catch (error) {
    const noted = withDatabase(place, (db) => noteBackupFault(db, inOneLine(error)))
    // A database that is away is the fault itself.
    await Promise.allSettled([noted])
    throw error
  }
  if (!folder) return
  const installation = await withDatabase(place, installationName)
  const gone = keepNewest(folder, keptBackups(env.BACKUPS_KEPT_DAYS), installation)
  if (gone.length > 0) console.log(`Removed: ${gone.join(', ')}`)
}
