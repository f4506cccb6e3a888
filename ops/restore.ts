/**
 * `npm run restore -- FILE [--replace]`: puts a backup into an installation, whole or not at all.
 */
import { parseArgs } from 'node:util'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { openBackup } from './backup/backup-file.ts'
import { asGiven, Misuse, runCommand } from './backup/command.ts'
import { nameOf, placeOf } from './backup/place.ts'
import { restore } from './backup/restore.ts'

await runCommand('restore', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Misuse('Which file?')
  const place = placeOf(parseEnv(process.env))
  const backup = await openBackup(asGiven(file))
  try {
    console.log(`Restoring the backup of ${backup.madeAt.toISOString()} into ${nameOf(place)}:`)
    await restore(place, backup, { replace: values.replace, tell: console.log })
  } finally {
    await backup.close()
  }
  console.log('Restored, and compared row by row. Start the server.')
})
