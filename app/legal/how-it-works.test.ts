import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gulpease, isSentence } from '../../tests/gulpease.ts'
import { linesOf } from '../../tests/markdown-lines.ts'
import type { AiFigures } from '../ai/figures.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { tested } from './accessibility-text.server.ts'
import { type HowItWorks, publicHost } from './how-it-works.server.ts'
import { howItWorksText } from './how-it-works-text.server.ts'
import { howLong, textForTheAi } from './kept-and-sent.server.ts'
import { legalFacts } from './legal-facts.server.ts'
import { privacyText } from './privacy-text.server.ts'

const root = resolve(import.meta.dirname, '../..')

const none = { answers: 0, pictures: 0, cost: 0 }
const quiet: AiFigures = {
  countedAt: new Date('2026-11-23T09:42:00Z'),
  models: null,
  months: [
    { month: '2026-11', ...none },
    { month: '2026-10', ...none },
  ],
  faults: [],
}
const busy: AiFigures = {
  ...quiet,
  models: { text: 'piccolo-3', picture: 'pittore-2', isSighted: true },
  months: [
    { month: '2026-11', answers: 1234, pictures: 1, cost: 12.4 },
    { month: '2026-10', answers: 7, pictures: 0, cost: null },
  ],
  faults: [
    { code: 'AI_REFUSED', count: 1, lastAt: new Date() },
    { code: 'AI_SLOW', count: 2, lastAt: new Date() },
    { code: 'AI_AWAY', count: 3, lastAt: new Date() },
  ],
}

type Told = Partial<Omit<HowItWorks, 'facts'>> & { env?: Record<string, string> }

function pageOf({ env = {}, ...rest }: Told): HowItWorks {
  const program = { version: '0.1.0', builtOn: '2026-11-22' }
  return { facts: legalFacts(parseEnv(env)), service: null, figures: quiet, program, ...rest }
}

const textsOf = (told: Told) => {
  const { inShort, sections } = howItWorksText(pageOf(told))
  return [...inShort, ...sections.flatMap(({ title, text }) => [title, ...linesOf(text)])]
}

/** The words of one section, a line each. */
function section(id: string, told: Told): string {
  const found = howItWorksText(pageOf(told)).sections.find((one) => one.id === id)
  if (!found) throw new Error(`there is no section ${id}`)
  return linesOf(found.text).join('\n').replaceAll('\u00a0', ' ')
}

const withKey = { AI_API_KEY: 'una chiave', AI_PROVIDER_NAME: 'Mistral' }
const asked = { env: withKey, service: { host: 'api.mistral.ai' }, figures: busy }

const states: [string, Told][] = [
  ['of the demo', {}],
  ['with a service', asked],
  ['with the AI off', { env: { AI_PROVIDER: 'off' } }],
  ['without a database', { ...asked, figures: null }],
  [
    'of a public body',
    {
      env: { ...withKey, PUBLIC_BODY: 'yes', SOURCE_URL: 'https://codice.example/fucina' },
      program: { version: '0.1.0', builtOn: null },
    },
  ],
]

describe.each(states)('the page %s', (_, told) => {
  test('LRN-86 GEN-03 is easy to read, and no place was left empty', () => {
    const texts = textsOf(told)
    const hard = texts.filter(isSentence).filter((text) => Math.round(gulpease(text)) < 60)
    expect(hard).toEqual([])
    const slips = /[’‘]|\be'(?=\s)|\bperche\b|\bpiu\b| [—–] |undefined|\bnull\b|NaN| {2}/i
    expect(texts.filter((text) => slips.test(text))).toEqual([])
  })
})

test('LRN-86 who answers: the demo, a service with its host and models, or nobody', () => {
  expect(section('quale', {})).toContain('dimostrative')
  expect(section('quale', { env: { AI_PROVIDER: 'off' } })).toContain("l'AI è spenta")
  const text = section('quale', asked)
  for (const words of ['Mistral', 'api.mistral.ai', 'piccolo-3', 'pittore-2']) {
    expect(text).toContain(words)
  }
  for (const told of [{}, asked]) expect(section('quale', told)).toContain("L'AI può sbagliare")
})

test('LRN-86 a host is told where it is a public name, never one of the own network', () => {
  expect(publicHost('https://api.mistral.ai/v1')).toBe('api.mistral.ai')
  for (const own of ['http://api.example.com/v1', 'https://10.0.0.7/v1', 'https://gpu.local/v1']) {
    expect(publicHost(own), own).toBeNull()
  }
})

test('LRN-86 what is sent and what is kept are the very words of the privacy page', () => {
  for (const env of [withKey, {}]) {
    const facts = legalFacts(parseEnv(env))
    const here = howItWorksText(pageOf({ env })).sections
    const there = privacyText(facts).sections
    for (const { id, text } of [textForTheAi(facts), howLong(facts)]) {
      expect(there.find((one) => one.id === id)?.text).toBe(text)
      expect(here.find((one) => one.id === id)?.text).toContain(text)
    }
  }
})

test('LRN-86 answers, pictures and costs by month; what is not known is said', () => {
  const text = section('cifre', asked)
  expect(text).toContain('novembre 2026, finora\n1.234 risposte\n1\n12,40 €')
  expect(text).toContain('ottobre 2026\n7 risposte\nNessuna\nNon lo sappiamo')
  expect(text).toContain('manca il prezzo di un modello')
  expect(section('cifre', { ...asked, figures: null })).toContain(
    'Adesso queste cifre non si leggono',
  )
})

describe('LRN-88 the accessibility statement', () => {
  /** What shows that a sentence of `tested` is true. */
  const proofs: Record<keyof typeof tested, [string, RegExp]> = {
    axe: [
      'tests/journeys/walk.journey.ts',
      /isPhone\s+\? \[expectAccessible[^\]]+\]\s+: \[expectAccessible/,
    ],
    keyboard: ['tests/journeys/keyboard.journey.ts', /to a saved answer, found and deleted/],
    narrow: ['tests/journeys/long-words.journey.ts', /width: 320[\s\S]+scrollWidth/],
    large: ['tests/journeys/walk.journey.ts', /inLargeText[\s\S]+in large text/],
    forced: ['tests/journeys/walk.journey.ts', /forcedColors: 'active'[\s\S]+onInk\(page/],
    contrast: ['app/ui/contrast.test.ts', /'Scuro'/],
    words: ['tests/screen-words.test.ts', /gulpease\(text\)\) < 60/],
  }

  test.each(Object.entries(proofs))('says of %s what a test does', (_, [file, act]) => {
    expect(readFileSync(resolve(root, file), 'utf8')).toMatch(act)
  })

  test('is a draft of this version that claims no conformity, and names who to write to', () => {
    const text = section('accessibilita', { env: { CONTACT_EMAIL: 'ciao@esempio.it' } })
    expect(text).toContain('Questa è una bozza')
    expect(text).not.toMatch(/conforme|è accessibile/i)
    for (const sentence of Object.values(tested)) expect(text).toContain(sentence)
    expect(text).toContain('versione 0.1.0 del programma, preparata il 22 novembre 2026.')
    expect(text).toContain('ciao@esempio.it')
  })
})
