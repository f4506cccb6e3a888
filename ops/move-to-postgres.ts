/**
 * `npm run move-to-postgres [-- URL]`: copies everything from the SQLite file of this installation
 * into an empty PostgreSQL database. The file is marked as moved.
 */
import { parseArgs } from 'node:util'
import { parseEnv, SettingsError } from '../app/platform/settings/env.server.ts'
import { Misuse, runCommand } from './backup/command.ts'
import { moveToPostgres } from './backup/move.ts'
import { dataPlace, placeName } from './backup/place.ts'

const help = `Usage: npm run move-to-postgres [-- URL]

Copies everything from the SQLite file in DATA_DIR into an empty PostgreSQL database.

  URL  postgres://NAME:PASSWORD@HOST/DATABASE; without it that of DATABASE_URL, so that the password
       stands in no list of processes`

await runCommand(help, async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const { directory, url: set } = dataPlace(parseEnv(process.env))
  const [given, ...others] = positionals
  const url = given === undefined ? set : parsedAddress(given)
  if (!url || others.length > 0) throw new Misuse('Which PostgreSQL address?')
  const target = { directory, url }
  console.log(`Moving from ${placeName({ directory, url: undefined })} to ${placeName(target)}:`)
  await moveToPostgres(target, console.log)
  console.log('Moved, and compared row by row.')
  const wish = url === set ? 'Now' : 'Now set DATABASE_URL to that address, with the password, and'
  console.log(`${wish} start the server.`)
  console.log(
    `Keep ${directory}: its secret keeps people signed in. Nothing starts on the file now.`,
  )
})

function parsedAddress(url: string): string {
  try {
    return parseEnv({ DATABASE_URL: url }).DATABASE_URL ?? ''
  } catch (error) {
    if (error instanceof SettingsError) throw new Misuse('That is no PostgreSQL address.')
    throw error
  }
}
