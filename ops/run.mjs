/**
 * `node ops/run.mjs ops/run-tests.ts …`: installs what is missing, then runs a program of ours on
 * the project's own Node, whatever Node is installed.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { helpOf, nameOf, wantsHelp } from './help.mjs'
import { installIfChanged } from './install-if-changed.mjs'
import { pinnedNode } from './pinned-node.mjs'

function run() {
  installIfChanged()
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
}

const [file = '', ...args] = process.argv.slice(2)
try {
  if (wantsHelp(args)) console.log(helpOf(nameOf(file)))
  else run()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
