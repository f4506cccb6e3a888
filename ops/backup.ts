/** `npm run backup [-- FILE]`: everything in the database in one file, while the server runs. */
import { parseArgs } from 'node:util'
import { noteBackup } from '../app/administration/last-backup.server.ts'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { asGiven, Misuse, runCommand } from './backup/command.ts'
import { makeBackup } from './backup/make-backup.ts'
import { dataPlace, placeName, withDatabase } from './backup/place.ts'

const kilobyte = 1024

const help = `Usage: npm run backup [-- FILE]

Writes everything in the database into one new file, while the server runs.

  FILE  where to; without it DATA_DIR/backups/fucina-TIME.sqlite (or .pgdump)`

await runCommand(help, async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...others] = positionals
  if (others.length > 0) throw new Misuse('One file at most.')
  const place = dataPlace(parseEnv(process.env))
  console.log(`Backing up ${placeName(place)}.`)
  const made = await makeBackup(place, file && asGiven(file))
  console.log(`Written and read back, ${Math.ceil(made.bytes / kilobyte)} KB:`)
  console.log(made.file)
  await withDatabase(place, (db) => noteBackup(db, made.madeAt))
})
