/** `npm test`: installs what is missing, then runs all tests on the project's own Node. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { installIfChanged } from './install-if-changed.mjs'
import { pinnedNode } from './pinned-node.mjs'

try {
  installIfChanged()
  const { status } = spawnSync(pinnedNode(), ['ops/run-tests.ts', ...process.argv.slice(2)], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(`The tests could not start: ${error.message}`)
  process.exitCode = 1
}
