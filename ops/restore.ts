/** `npm run restore -- FILE`: puts a backup into an installation, whole or not at all. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { operatorPage } from '../app/platform/settings/operator-command.server.ts'
import { asGiven, Misuse, runCommand } from './backup/command.ts'
import { dataPlace, placeName } from './backup/place.ts'
import { restore } from './backup/restore.ts'

const help = `Usage: npm run restore -- FILE

Puts a backup into an installation, whole or not at all. The server is stopped before.

  FILE  the backup; a SQLite file that is there is set aside, PostgreSQL must be empty`

await runCommand(help, async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Misuse('Which file?')
  const env = parseEnv(process.env)
  const place = dataPlace(env)
  console.log(`Restoring into ${placeName(place)}.`)
  await restore(place, asGiven(file), console.log, env.BACKUP_DIR ? [resolve(env.BACKUP_DIR)] : [])
  console.log(
    `Restored. Roles and passwords are those of the backup: ${operatorPage('backups')} says what to check before you start the server.`,
  )
})
