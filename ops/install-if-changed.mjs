/**
 * Installs the packages of package-lock.json when node_modules does not hold exactly them.
 * `node ops/install-if-changed.mjs`, or `installIfChanged()`. Plain JavaScript without packages,
 * because it runs before any is there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(import.meta.dirname, '..')

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** What npm noted of its last installation; null: none, or one that was cut off. */
function installedPackages() {
  try {
    return packagesOf('node_modules/.package-lock.json') ?? null
  } catch {
    return null
  }
}

/**
 * Every package of the lock is there in its version; optional ones may be of another platform.
 * @param mayLackTools whoever only runs the product may have left out what builds and tests it
 */
export function isInstalled({ mayLackTools = false } = {}) {
  const installed = installedPackages()
  if (!installed) return false
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, devOptional, dev }]) =>
      path === '' ||
      installed[path]?.version === version ||
      ((optional || devOptional || (dev && mayLackTools)) && !installed[path]),
  )
}

/**
 * An installation that serves people changes only when its operator says so.
 * @throws Error that says what to run when packages are missing
 */
export function requireInstalled() {
  if (isInstalled({ mayLackTools: true })) return
  throw new Error(
    'The packages are not those of this version of Fucina: nothing was done. Run npm ci && npm run build first.',
  )
}

/**
 * @returns whether something was installed
 * @throws Error when npm fails
 */
export function installIfChanged() {
  if (isInstalled()) return false
  console.log('Installing packages, once and again when they change: this takes about a minute…')
  // `npm ci` empties node_modules first, which Windows refuses while a Node from there runs.
  const isFirst = !existsSync(join(root, 'node_modules'))
  const verb = isFirst || process.platform !== 'win32' ? 'ci' : 'install'
  const options = [verb, '--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath
  const { status, error } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, {
        cwd: root,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
  if (error) throw error
  if (status !== 0) throw new Error('npm could not install the packages: see its message above')
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installIfChanged()
