/**
 * Builds the application when its sources are not the ones of the last build.
 * `node ops/build-if-changed.mjs`, or `buildIfChanged()`.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinnedNode } from './pinned-node.mjs'

const root = resolve(import.meta.dirname, '..')
/** What `npm run build` was made from stands here. */
export const stamp = join(root, 'build/.stamp')
const inputs = [
  'app',
  'db',
  'docs/guida',
  'docs/guida-amministratore.md',
  'public',
  'vite.config.ts',
  'ops/browser-floor.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

const filesOf = (path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** One value for everything the build is made from; tests are not part of it. */
export function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesOf(join(root, input)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** The build stands and was made from the sources as they are now. */
const isBuilt = () =>
  existsSync(join(root, 'build/server/index.js')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hashOfSources()

/**
 * Hundreds of lines that say nothing to whom the build succeeds: they are shown when it does not.
 * @throws Error when the build fails
 */
export function buildIfChanged() {
  if (isBuilt()) return
  console.log('Building the pages: this takes about a minute…')
  const { status, error, stdout, stderr } = spawnSync(pinnedNode(), ['ops/build.ts'], {
    cwd: root,
    maxBuffer: 1e9,
    // A test runner's NODE_ENV would put React's development build, twice as large, into it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status === 0) return
  // At once: what a pipe has not taken yet would go with the process.
  writeFileSync(1, stdout ?? '')
  writeFileSync(2, stderr ?? '')
  throw error ?? new Error('the build failed: its output stands above')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildIfChanged()
