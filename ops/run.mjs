/**
 * `node ops/run.mjs ops/backup.ts …`: runs a program of ours on the project's own Node, whatever
 * Node is installed. Packages that are missing are installed for `dev` and `test` only.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { installIfChanged, requireInstalled } from './install-if-changed.mjs'
import { pinnedNode } from './pinned-node.mjs'

/** What a fresh clone does by itself; the others may run beside a server that serves people. */
const installing = ['ops/dev.ts', 'ops/run-tests.ts']

try {
  if (installing.includes(process.argv[2])) installIfChanged()
  else requireInstalled()
  const program = spawn(pinnedNode(), process.argv.slice(2), {
    cwd: resolve(import.meta.dirname, '..'),
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
