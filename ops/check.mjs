/**
 * `npm run check`: everything that is judged without running the product. All checks run, as many
 * at once as there are processors, so that one round shows every fault; the last line says which
 * failed. `npm run check -- lint` runs one.
 */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { helpIfAsked } from './help.mjs'
import { pinnedNode } from './pinned-node.mjs'

helpIfAsked(import.meta.filename)

const root = resolve(import.meta.dirname, '..')
const { resolve: find } = createRequire(import.meta.url)

/** The file behind a command of node_modules/.bin, on every platform. */
function command(packageName, name) {
  const manifest = join(root, 'node_modules', packageName, 'package.json')
  const { bin } = createRequire(import.meta.url)(manifest)
  return find(join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]))
}

const checks = {
  types: [
    [command('@react-router/dev', 'react-router'), 'typegen'],
    [command('typescript-7', 'tsc'), '--noEmit'],
  ],
  lint: [[command('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']],
  imports: [
    [
      command('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      ...['app', 'db', 'ops', 'tests', 'bench', 'server.ts'],
    ],
  ],
  'dead code': [[command('knip', 'knip')]],
  requirements: [['ops/requirements.ts']],
  browsers: [['ops/build-if-changed.mjs'], ['ops/browsers.ts']],
  'js budget': [['ops/build-if-changed.mjs'], ['ops/js-budget.ts']],
}

const node = pinnedNode()
const runFile = promisify(execFile)

const begun = new Map()

/** A step that two checks need, the build, is done once. */
function runOnce(args) {
  const step = args.join(' ')
  if (!begun.has(step)) {
    // The error of a step that failed carries what it said.
    const run = runFile(node, args, { cwd: root, maxBuffer: 1e8 }).catch((error) => error)
    begun.set(step, run)
  }
  return begun.get(step)
}

/** One step after the other, until one fails. @returns whether all passed, and what they said */
async function runAll(steps) {
  let said = ''
  for (const args of steps) {
    const { stdout, stderr, code = 0 } = await runOnce(args)
    said += stdout + stderr
    if (code !== 0) return { passed: false, said }
  }
  return { passed: true, said }
}

const asked = process.argv[2]
const waiting = Object.entries(checks).filter(([name]) => !asked || name.includes(asked))
const failed = []
if (waiting.length === 0) {
  console.error(`There is no check '${asked}': ${Object.keys(checks).join(', ')}`)
  process.exit(1)
}

/** Takes one check after the other that nobody has begun. */
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, steps] = next
    const { passed, said } = await runAll(steps)
    console.log(`\n— ${name}\n${said.trimEnd()}`)
    if (!passed) failed.push(name)
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed')
process.exitCode = failed.length > 0 ? 1 : 0
