/**
 * `npm run doctor`: checks what an installation stands on, and says what to do. Spends and sends
 * nothing; writes into the database, as it may be one that takes no writes.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { OperatorError } from '../app/platform/settings/operator-error.server.ts'
import { productVersion } from '../app/platform/settings/product-version.server.ts'
import { runCommand } from './backup/command.ts'
import { dataPlace } from './backup/place.ts'
import { checkBackupFolder, checkOldCopies } from './doctor/backups.ts'
import { checkDatabase } from './doctor/database.ts'
import type { Finding } from './doctor/finding.ts'
import { checkFolder, checkProgram, checkSettings } from './doctor/machine.ts'
import { checkProviders, checkServiceClock, checkWayIn } from './doctor/services.ts'
import { checkPages, checkSite } from './doctor/site.ts'

const help = `Usage: npm run doctor [-- --strict] [--json]

Checks settings, Node, disk, database, clock, mail, AI, sign-in providers, certificate and the way in,
and says what to do. Spends and sends nothing; what it writes, to see whether that can be done, does
not stay.

  --strict  what an operator is called for counts as wrong: no server that answers, no backup for 26
            hours, a disk with less than a tenth left, a certificate that ends within 14 days
  --json    one object: version, at, findings of state, thing and words, and their count by state`

await runCommand(help, async () => {
  const { values } = parseArgs({
    options: {
      strict: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const env = parseEnv(process.env)
  const findings: Finding[] = []
  const tell = (found: Finding[]) => {
    const judged = found.map((one) => judge(one, values.strict))
    if (!values.json) for (const finding of judged) say(finding)
    findings.push(...judged)
  }
  tell(checkSettings(env, process.env))
  tell(checkProgram(resolve(import.meta.dirname, '..')))
  tell(checkFolder(env))
  tell([checkBackupFolder(env), ...checkOldCopies(env)])
  tell(await checkDatabase(dataPlace(env), env, (db, seen) => checkSite(env, db, seen)))
  tell(await checkServiceClock(env))
  tell(await checkProviders(env))
  tell(await checkWayIn(env))
  tell(checkPages(env))
  const of = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  const count = { ok: of('ok'), warn: of('warn'), fail: of('fail') }
  console.log(
    values.json
      ? JSON.stringify({ version: productVersion, at: new Date(), findings, count }, null, 2)
      : `${count.ok} ok, ${count.warn} to look at, ${count.fail} wrong`,
  )
  if (count.fail > 0) throw new OperatorError('Something is wrong: see the lines above.')
})

function judge({ matters, ...finding }: Finding, isStrict: boolean): Finding {
  return isStrict && matters ? { ...finding, state: 'fail' } : finding
}

function say({ state, thing, words }: Finding): void {
  console.log(`${state.padEnd(4)}  ${thing}: ${words}`)
}
