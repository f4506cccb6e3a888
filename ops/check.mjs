/**
 * `npm run check`: everything that is judged without running the product. All checks run, so that
 * one round shows every fault; the last line says which failed. `npm run check -- lint` runs one.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { helpOf, wantsHelp } from './help.mjs'
import { pinnedNode } from './pinned-node.mjs'

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
    [command('typescript', 'tsc'), '--noEmit'],
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
  requirements: [['ops/requirements.ts', '--check']],
  browsers: [['ops/build-if-changed.mjs'], ['ops/browsers.ts']],
  'js budget': [['ops/build-if-changed.mjs'], ['ops/js-budget.ts']],
}

if (wantsHelp(process.argv.slice(2))) {
  console.log(helpOf('check'))
  process.exit(0)
}

const node = pinnedNode()
const passes = (args) => spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status === 0

const asked = process.argv[2]
const failed = []
for (const [name, steps] of Object.entries(checks)) {
  if (asked && !name.includes(asked)) continue
  console.log(`\n— ${name}`)
  if (!steps.every(passes)) failed.push(name)
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed')
process.exitCode = failed.length > 0 ? 1 : 0
