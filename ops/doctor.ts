/**
 * `npm run doctor`: checks what an installation stands on, and says what to do. Changes nothing,
 * spends nothing, sends nothing.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { runCommand } from './backup/command.ts'
import { dataPlace } from './backup/place.ts'
import { Refusal } from './backup/refusal.ts'
import { checkDatabase } from './doctor/database.ts'
import type { Finding } from './doctor/finding.ts'
import { checkFolder, checkProgram, checkSettings } from './doctor/machine.ts'
import { checkAi, checkGoogle, checkMailServer, checkWayIn } from './doctor/services.ts'

function say({ state, thing, words }: Finding): void {
  console.log(`${state.padEnd(4)}  ${thing}: ${words}`)
}

const help = `Usage: npm run doctor

Checks settings, Node, disk, database, clock, mail, AI, Google and the way in, and says what to do.
Changes nothing, spends nothing.`

await runCommand(help, async () => {
  parseArgs({ options: {} })
  const env = parseEnv(process.env)
  const findings: Finding[] = []
  const tell = (found: Finding[]) => {
    for (const finding of found) say(finding)
    findings.push(...found)
  }
  tell(checkSettings(env, process.env))
  tell(checkProgram(resolve(import.meta.dirname, '..')))
  tell(await checkFolder(env))
  tell(await checkDatabase(dataPlace(env), env))
  tell([await checkMailServer(env)])
  tell(await checkAi(env))
  tell(await checkGoogle(env))
  tell(await checkWayIn(env))
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  console.log(`${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} wrong`)
  if (count('fail') > 0) throw new Refusal('Something is wrong: see the lines above.')
})
