/** What speaks of Bergamo: settings and content, which another city changes, and little else. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readExercise } from '../app/guides/chapter-content.ts'
import { parseEnv } from '../app/platform/settings/env.server.ts'
import { bergamo as namesOfBergamo } from '../db/city-pack.ts'
import { gulpease, isSentence } from './gulpease.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const bergamo = /bergam|citt(à|a-) ?alta/i
const pack = resolve(root, 'tests/fixtures/brescia.json')

/** Comments say where something comes from. */
const code = (file: string) => read(file).replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')

const allowed = [
  // What another city sets.
  'app/platform/settings/env.server.ts',
  'app/platform/settings/city-drawing.server.ts',
  // The washes beneath our drawing, which other cities do not show.
  'app/home/home.css',
]

test('REL-50 no screen names the city by itself', () => {
  const naming = globSync('app/**/*.{ts,tsx,css}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && bergamo.test(code(file)))
    .map((file) => file.replaceAll('\\', '/'))
  expect(naming.sort()).toEqual(allowed.sort())
})

test('REL-52 docs/another-city.md names the settings and what a pack may hold', () => {
  const guide = read('docs/another-city.md')
  const words =
    read('docs/operations/settings.md').split('## Words of the site')[1]?.split('\n## ')[0] ?? ''
  const settings = [...words.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
  expect(settings.length).toBeGreaterThan(8)
  for (const name of settings) {
    expect(guide, name).toContain(`\`${name}\``)
  }
  for (const name of Object.keys(namesOfBergamo)) expect(guide).toContain(`\`${name}\``)
})

/** Everything that comes with the product, as a process of that city reads it. */
async function contentOf(settings: Record<string, string>) {
  vi.unstubAllEnvs()
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return {
    ...(await import('../db/content/guides/all.ts')),
    ...(await import('../db/content/tools/all.ts')),
    ...(await import('../db/content/professions/all.ts')),
    ...(await import('../db/content/professions/sample.ts')),
    ...(await import('../db/content/prompt-sets/all.ts')),
    ...(await import('../db/content/scenes/all.ts')),
    ...(await import('../db/content/notebooks/all.ts')),
    ...(await import('../db/content/lessons/all.ts')),
    ...(await import('../db/content/practice/all.ts')),
    ...(await import('../db/content/pieces/all.ts')),
    ...(await import('../db/content/demo-examples/all.ts')),
    ...(await import('../db/content/demo-finished/all.ts')),
    ...(await import('../db/content/printed-answers.ts')),
  }
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Every text within, in its order. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const cities: [string, Record<string, string>][] = [
  ['Brescia with its pack', { CITY: 'Brescia', CITY_PACK: pack }],
  ['Brescia without one', { CITY: 'Brescia' }],
]

describe.each(cities)('the content in %s', (_, settings) => {
  const ours =
    /bergam|città ?alta|\bats\b|bg\.camcom|redona|colognola|borgo palazzo|val (?:brembana|seriana)|brembo|san pellegrino|donizetti|orio al serio|casoncelli alla/i

  test('REL-50 says nothing of Bergamo', async () => {
    const content = await contentOf(settings)
    expect(textsOf(content).filter((text) => ours.test(text))).toEqual([])
    expect(textsOf(content.guides).join(' ')).toContain(`a ${settings.CITY}`)
  })

  test('REL-50 is filled: no mark is left, and what differs is as easy to read', async () => {
    const [here, there] = [textsOf(await contentOf(settings)), textsOf(await contentOf({}))]
    expect(here.filter((text) => /undefined|\$\{|\{citt/.test(text))).toEqual([])
    const usual = new Set(there)
    const own = here.filter((text) => !usual.has(text))
    expect(own.length).toBeGreaterThan(60)
    const hard = own
      .filter((text) => !text.includes('Prova questa richiesta'))
      .flatMap((text) => text.split('\n'))
      .filter((text) => isSentence(text) && gulpease(text) < 45)
    expect(hard).toEqual([])
  })

  test('REL-50 each request that a guide prints has its answer', async () => {
    const { guides, printedAnswers } = await contentOf(settings)
    const answered = new Set(printedAnswers.map(({ request }) => request))
    const printed = guides
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ exercises }) => exercises)
      .flatMap(({ description }) => readExercise(description).prompt ?? [])
    expect(printed.length).toBeGreaterThan(40)
    expect(printed.filter((request) => !answered.has(request))).toEqual([])
  })
})

describe('REL-52 a pack of names', () => {
  const written = (text: string, name = 'brescia.json') => {
    const directory = mkdtempSync(join(tmpdir(), 'fucina-pack-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const file = join(directory, name)
    writeFileSync(file, text)
    return file
  }

  test('gives the content its names; those that it leaves out are true anywhere', async () => {
    const some = written('{"inOldTown": "in Castello"}')
    const texts = textsOf(await contentOf({ CITY: 'Brescia', CITY_PACK: some })).join('\n')
    expect(texts).toContain('una giornata in Castello a Brescia')
    expect(texts).toContain('i turisti del centro storico')
    const whole = textsOf(await contentOf({ CITY: 'Brescia', CITY_PACK: pack })).join('\n')
    expect(whole).toContain('Scrivi comune.brescia.it nella barra')
    expect(whole).toContain('il centro prenotazioni degli Spedali Civili')
  })

  test('REL-50 without one no address is guessed', async () => {
    const texts = textsOf(await contentOf({ CITY: 'Brescia' }))
    expect(texts.filter((text) => text.includes('brescia.it'))).toEqual([])
    const asking = "Scrivi l'indirizzo scritto sulle sue lettere nella barra"
    expect(texts.some((text) => text.includes(asking))).toBe(true)
  })

  test.each([
    ['a list', '[]', /expected object/],
    ['a name that nobody uses', '{"river": "il Mella"}', /river/],
    ['marks that gaps are made of', '{"oldTown": "[il Castello]"}', /oldTown must be 1 to 80/],
    ['too much', `{"oldTown": "${'a'.repeat(20_000)}"}`, /too large/],
  ])('that holds %s stops the start, in one line', (_, text, sentence) => {
    const file = written(text)
    const start = () => parseEnv({ CITY: 'Brescia', CITY_PACK: file })
    expect(start).toThrow(sentence)
    expect(start).toThrow(/^wrong settings: CITY_PACK: names [^\n]+$/)
  })

  test('and a city whose name no sentence takes stop the start', () => {
    const sentence = 'CITY: must be 1 to 80 characters without marks'
    expect(() => parseEnv({ CITY: '[Brescia]' })).toThrow(sentence)
    expect(() => parseEnv({ CITY: 'a'.repeat(81) })).toThrow(sentence)
    expect(parseEnv({ CITY: "L'Aquila" }).CITY).toBe("L'Aquila")
  })

  test('that is not there stops the start', () => {
    expect(() => parseEnv({ CITY_PACK: '/nessuno/brescia.json' })).toThrow(
      'CITY_PACK: names /nessuno/brescia.json, which cannot be read (ENOENT)',
    )
  })
})
