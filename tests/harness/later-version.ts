/** A version of Fucina after this one, with a migration of its own, built as a release is. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pinnedNode } from '../../ops/pinned-node.mjs'

const root = resolve(import.meta.dirname, '../..')
const sources = [
  ...['app', 'bin', 'db', 'deploy', 'docs', 'ops', 'public'],
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'publiccode.yml'],
  ...['package.json', 'package-lock.json'],
  ...['react-router.config.ts', 'server.ts', 'tsconfig.json', 'vite.config.ts'],
]

const migration = `import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('later').addColumn('id', 'text').execute()
}
`

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(file, text.replace(from, to))
}

/**
 * @param workshop a folder that is not there yet, for its sources
 * @param to a folder that is not there yet, for the program that a release would hold
 */
export function makeLaterVersion(version: string, workshop: string, to: string): void {
  mkdirSync(workshop)
  for (const name of sources) cpSync(join(root, name), join(workshop, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(workshop, 'node_modules'))
  const current = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
  change(join(workshop, 'package.json'), `"version": "${current}"`, `"version": "${version}"`)
  writeFileSync(join(workshop, 'db/migrations/9000-later.ts'), migration)
  const all = join(workshop, 'db/migrations/all.ts')
  change(all, 'import type', "import * as later from './9000-later.ts'\nimport type")
  change(all, '\n}\n', "\n  '9000-later': later,\n}\n")
  const run = (...given: string[]) =>
    execFileSync(pinnedNode(), given, {
      cwd: workshop,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'production' },
    })
  run('ops/build.ts')
  const copying = `const { copyProgram } = await import('./ops/release/program.ts')
    copyProgram(${JSON.stringify(to)})`
  run('--input-type=module', '--eval', copying)
}
