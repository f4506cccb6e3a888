import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const noun = 'app/guides/guide-noun.ts'

/** Where a guide's fields are handled beside its description: docs/adding-a-noun.md. */
const handlers = ['app/guides/admin/guide-sections.tsx', 'app/guides/built-in-guides.server.ts']

/** @returns what the compiler says of these files and of what they import */
const compiled = (at: string) =>
  new Promise<string>((done) => {
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
    execFile(process.execPath, [tsc, '-p', 'tsconfig.field.json'], { cwd: at }, (_, said) =>
      done(said),
    )
  })

test('REC-11 the compiler names each place that a new field of a guide needs', async () => {
  const at = await mkdtemp(join(tmpdir(), 'new-field-'))
  try {
    await cp(join(root, 'app'), join(at, 'app'), { recursive: true })
    for (const name of ['db', 'node_modules', 'package.json', 'tsconfig.json'])
      await symlink(join(root, name), join(at, name))
    const options = { noEmit: true, preserveSymlinks: true, incremental: false, composite: false }
    const config = {
      extends: './tsconfig.json',
      compilerOptions: options,
      include: ['app/**/*.d.ts'],
    }
    await writeFile(
      join(at, 'tsconfig.field.json'),
      JSON.stringify({ ...config, files: [noun, ...handlers] }),
    )
    const before = await readFile(join(at, noun), 'utf8')
    const field = "motto: optionalText('Il motto', 80),\n      difficulty: z.enum("
    await writeFile(join(at, noun), before.replace('difficulty: z.enum(', field))
    const said = await compiled(at)
    const named = new Set(Array.from(said.matchAll(/^(app[^(]+)\(/gm), ([, file]) => file))
    expect([...named].sort()).toEqual([...handlers, noun].sort())
    expect(said.match(/'motto'|motto/g)?.length).toBeGreaterThanOrEqual(named.size)
  } finally {
    await rm(at, { recursive: true })
  }
}, 180_000)
