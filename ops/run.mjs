/**
 * `node ops/run.mjs ops/backup.ts …`: runs a program of ours on the project's own Node, whatever
 * Node is installed. Packages that are missing are installed for `dev` and `test` only.
 */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { helpIfAsked } from './help.mjs'
import { installIfChanged, requireInstalled } from './install-if-changed.mjs'
import { pinnedNode } from './pinned-node.mjs'

const root = resolve(import.meta.dirname, '..')

/** What a fresh clone does by itself; the others may run beside a server that serves people. */
const installing = ['ops/dev.ts', 'ops/run-tests.ts']

/** Those whose first lines are all their help; the others print their own. */
const developers = [
  ...['bench/run.ts', 'ops/build.ts', 'ops/dev.ts', 'ops/guide-pictures.ts', 'ops/licences.ts'],
  ...['ops/release.ts', 'ops/reset-data.ts', 'ops/run-tests.ts'],
]

try {
  if (developers.includes(process.argv[2])) helpIfAsked(join(root, process.argv[2]))
  if (installing.includes(process.argv[2])) installIfChanged()
  else requireInstalled()
  const program = spawn(pinnedNode(), ['--use-system-ca', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  // Ctrl+C reaches the program by itself, and it ends in its own time.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => program.kill('SIGTERM'))
  program.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
