/** What the documents quote is what the sources say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '../app/platform/settings/env.server.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** The cells of a document's table rows that begin with a name in backticks. */
const namedRows = (file: string) =>
  [...read(file).matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, name = '', cells = '']) => ({
    name,
    cells: cells.split('|').map((cell) => cell.trim()),
  }))

describe('docs/operations/settings.md', () => {
  const source = read('app/platform/settings/env.server.ts')
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  const settings = names.filter((name, index) => names.indexOf(name) === index)
  const described = namedRows('docs/operations/settings.md')
  const defaults = new Map<string, unknown>(Object.entries(parseEnv({})))

  test('names every setting once, and no other', () => {
    expect(settings.length).toBeGreaterThan(30)
    expect(described.map(({ name }) => name).sort()).toEqual([...settings].sort())
  })

  test.each(described)('says the default of $name', ({ name, cells }) => {
    const value = defaults.get(name)
    const isUnset = value === undefined || (Array.isArray(value) && value.length === 0)
    const expected = isUnset ? 'unset' : `\`${value}\``
    expect(cells.at(-1)).toBe(name === 'PUBLIC_URL' ? '`http://localhost:PORT`' : expected)
  })
})

describe('docs/decisions', () => {
  type Manifest = Record<string, Record<string, string>>
  const manifest: Manifest = JSON.parse(read('package.json'))
  const packages = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  )

  test('list every dependency', () => {
    const listed = namedRows('docs/decisions/dependencies.md').map(({ name }) => name)
    expect(listed.sort()).toEqual(packages.map(([name]) => name).sort())
  })

  test('every dependency is pinned exactly', () => {
    expect(
      packages.filter(([, version]) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(version)),
    ).toEqual([])
  })
})

test('documents and comments name only files that are there', () => {
  const folders = ['app', 'bench', 'db', 'docs', 'ops', 'tests']
  const there = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  const code = there.filter((name) => /\.(tsx?|mjs|css)$/.test(name))
  const missing = [...documents, ...code].flatMap((file) => {
    const text = read(file)
    const words = file.endsWith('.md') ? [text] : text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/ .*/g)
    return (words ?? [])
      .flatMap(
        (said) => said.match(/(?<![\w/.-])(?:app|art|bench|db|docs|ops|tests)\/[\w./-]*\w/g) ?? [],
      )
      .filter((name) => !there.some((one) => one === name || one.startsWith(`${name}-`)))
      .map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('docs/where.md names everyday changes, and a word that stands where each begins', () => {
  const rows = [
    ...read('docs/where.md').matchAll(/^\| .+ \| \[(.+)\]\(\.\.\/(.+)\) \| `(.+)` \|$/gm),
  ]
  const written = read('docs/where.md')
    .split('\n')
    .filter((line) => /^\| (?!You |---)/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows).toHaveLength(written.length)
  for (const [row, shown, file = '', word] of rows) {
    expect(shown, row).toBe(file)
    expect(read(file), row).toContain(word)
  }
})

/** What follows '#' in the address of a heading: its words, joined. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('REL-60 every link inside the documents leads to a file, and to a heading of it', () => {
  const isThere = (file: string, target: string, anchor?: string) => {
    const path = target === '' ? join(root, file) : join(root, dirname(file), target)
    if (!existsSync(path)) return false
    return anchor === undefined || anchors(readFileSync(path, 'utf8')).includes(anchor)
  }
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g)]
      .filter(([, target = '', anchor]) => !isThere(file, target, anchor))
      .map(([link]) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('REL-60 docs/operations.md fits a screen and leads to every page of its folder', () => {
  const first = read('docs/operations.md')
  expect(first.split('\n').length).toBeLessThan(50)
  const pages = readdirSync(join(root, 'docs/operations'))
  expect(pages.filter((page) => !first.includes(`](operations/${page})`))).toEqual([])
})

test('the documents name every npm command, those of an installation as fucina, and no other', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const command = /\bnpm (?:run ([\w:-]+)|(start|test))\b|(?:^|`)fucina (?!version)([a-z][\w-]*)/gm
  const places = /^(README|CONTRIBUTING|docs\/operations(\/[\w-]+)?)\.md$/
  const named = documents
    .filter((file) => places.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(command)].map(([, run, own, installed]) => run ?? own ?? installed),
    )
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort())
})

describe('publiccode.yml', () => {
  const lines = read('publiccode.yml')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const said = (key: string) =>
    lines.find((line) => line.startsWith(`${key}:`))?.slice(key.length + 2)

  test('REL-60 says what the repository says', () => {
    const { license, version, name } = JSON.parse(read('package.json'))
    expect(lines).toContain(`  license: ${license}`)
    expect(said('softwareVersion')).toBe(`"${version}"`)
    expect(said('name')?.toLowerCase()).toBe(name)
    expect(existsSync(join(root, said('logo') ?? ''))).toBe(true)
  })
})
