/**
 * How the product is run: by the Node the project brings along (optionalDependencies), whatever Node
 * is installed, and with which arguments the server.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const oldestThatWorks = [22, 22]

function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestThatWorks
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** Why a Node does not run here, in the system's words: what it lacks. Nothing where it runs. */
function whyNot(file) {
  const { status, stderr, error } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  if (status !== 0) return stderr?.trim() || error?.message || 'It ended at once.'
}

/**
 * The path of the Node to run the product with: the project's own, else the one running now
 * where the platform has no package and it is recent enough.
 * @throws Error with one clear sentence when there is neither
 */
export function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const own = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .map((name) => join(root, 'node_modules', name, file))
    .find((path) => existsSync(path))
  const lacking = own && whyNot(own)
  if (own && !lacking) return own
  if (isRecentEnough(process.versions.node)) return process.execPath
  if (lacking) {
    throw new Error(
      `The Node that the project brings does not run here. ${lacking}\n` +
        'On Debian and Ubuntu: apt install libatomic1',
    )
  }
  throw new Error(
    `node_modules holds no Node for ${platform}-${process.arch}, and this one, ` +
      `${process.versions.node}, is older than ${oldestThatWorks.join('.')}: ` +
      'run npm ci; where that brings none, install Node 26',
  )
}

/**
 * How Node runs the server: V8 takes hundreds of megabytes on a machine that has them, which a
 * small server has not. A young generation of 4 MB is collected three times as often as one of 16.
 * Certificates that the machine trusts count besides Node's own, for a Comune's own authority.
 * The same flags stand in docs/operations/running.md for supervisors.
 */
export const serverArguments = [
  ...['--use-system-ca', '--max-semi-space-size=16', '--max-old-space-size=192'],
  'server.ts',
]
