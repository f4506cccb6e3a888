/** What speaks of Bergamo: settings and content, which another city changes, and little else. */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const bergamo = /bergam|citt(à|a-) ?alta/i

/** Comments say where something comes from. */
const code = (file: string) => read(file).replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')

const allowed = [
  // What another city sets.
  'app/platform/settings/env.server.ts',
  'app/platform/settings/city-drawing.server.ts',
  // The washes beneath our drawing, which other cities do not show.
  'app/home/home.css',
  // Whom to call here.
  'app/help/emergency-numbers.ts',
]

test('LRN-80 no screen names the city by itself', () => {
  const naming = globSync('app/**/*.{ts,tsx,css}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && bergamo.test(code(file)))
    .map((file) => file.replaceAll('\\', '/'))
  expect(naming.sort()).toEqual(allowed.sort())
})

test('LRN-83 docs/another-city.md names the settings and the content that speak of the city', () => {
  const guide = read('docs/another-city.md')
  const words =
    read('docs/operations/settings.md').split('## Words of the site')[1]?.split('\n## ')[0] ?? ''
  const settings = [...words.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
  expect(settings.length).toBeGreaterThan(8)
  for (const name of settings.filter((each) => each !== 'DATABASE_NAME')) {
    expect(guide, name).toContain(`\`${name}\``)
  }
  const folders = globSync('db/content/**/*.{ts,json}', { cwd: root })
    .filter((file) => bergamo.test(read(file)))
    .map((file) => file.replaceAll('\\', '/').replace(/\/[^/]+$/, ''))
  for (const folder of new Set(folders)) expect(guide).toContain(`\`${folder}\``)
})
