/** Everything that people read is written in one way, and says what is so. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fraudSteps, fraudWords, refunds } from '../app/help/fraud-steps.server.ts'
import { parseGaps } from '../app/prompt-sets/gaps.ts'
import { emergencyNumbers } from '../app/urgency/emergency-numbers.ts'
import { urgentNotes } from '../app/urgency/urgent-notes.ts'
import { demoExamples } from '../db/content/demo-examples/all.ts'
import { finishedAnswers } from '../db/content/demo-finished/all.ts'
import { guides } from '../db/content/guides/all.ts'
import { lessons } from '../db/content/lessons/all.ts'
import { notebooks } from '../db/content/notebooks/all.ts'
import { pieces } from '../db/content/pieces/all.ts'
import { practices } from '../db/content/practice/all.ts'
import { professions } from '../db/content/professions/all.ts'
import { howEstimated } from '../db/content/professions/how-estimated.ts'
import { promptSets } from '../db/content/prompt-sets/all.ts'
import { scenes } from '../db/content/scenes/all.ts'
import { tools } from '../db/content/tools/all.ts'
import { gulpease, isSentence } from './gulpease.ts'
import { type ScreenText, screenTexts } from './harness/screen-words.ts'

/** Every text in a piece of content. */
function textsIn(value: unknown, file: string): ScreenText[] {
  if (typeof value === 'string') return [{ file, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => textsIn(inner, file))
}

const content = Object.entries({
  guides,
  tools,
  professions,
  howEstimated,
  promptSets,
  lessons,
  practices,
  scenes,
  pieces,
  notebooks,
  demo: demoExamples.map(({ templateId, answer }) => ({ templateId, answer })),
  finishedAnswers,
}).flatMap(([name, value]) => textsIn(value, name))

/** Patterns, SQL, headers, and what only the AI or whoever runs the site reads. */
const programs =
  /^(platform\/(db|http|limits|page|fetch-picture|settings\/sign-in-providers)|ai\/(provider|openai|service|answer|model|refusal|choose|image|faults|request-options|spending|generations)|letter\/letter-prompt|workshop\/(guard\/hints|answer\/system-message)|sharing\/public-file|records\/pictures\/picture\.route|guides\/guides\.server|ui\/markdown\/parse-markdown|letter\/pages\/letters-seen)/
const all = [...screenTexts().filter(({ file }) => !programs.test(file)), ...content]

const found = (texts: ScreenText[], slip: RegExp) =>
  texts.flatMap(({ file, text }) => {
    const at = text.search(slip)
    return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 30), at + 50)}`]
  })

const hour = /(?<![\d.,])([01]?\d|2[0-3])\.[0-5]\d(?![\d.]|\p{L})/u
const quoted = /(?<=^|[\s(])'\p{L}[^'«»]*'(?=[\s.,;:)?!]|$)/u
const courtesy =
  /(?<=\p{Ll},? )La(?= \p{Ll})|(?<=\p{Ll}[,:]? )(Le|Lei|Suo|Sua|Suoi|Sue|Vi|Voi|Vostr[oaie])(?= \p{Ll})|\p{Ll}(Le|La|Vi)(?!\p{L})/u

describe('LRN-58 everything that people read', () => {
  test.each<[string, RegExp]>([
    ['has one sign for an apostrophe', /[’‘´`]/],
    ['has one kind of quotation marks', /[“”„]/],
    ["says l'email", /\b(la|una|della|alla|dalla|nella|sulla) email\b/i],
    ['quotes with « and »', quoted],
    ['writes hours with a colon', hour],
    ['writes courtesy pronouns small', courtesy],
  ])('%s', (_, slip) => expect(found(all, slip)).toEqual([]))

  // Elsewhere stand words as people type them, to be matched.
  test.each<[string, RegExp]>([
    ['has its accents', /\be'(?=\s)|\b(perche|piu|citta)\b(?!-)/i],
    ['makes no pauses with dashes', / [—–] /],
  ])('of the content %s', (_, slip) => expect(found(content, slip)).toEqual([]))
})

/** The index is of what stands on a line: a heading, an item of a list. */
const linesIn = (value: unknown) =>
  textsIn(value, '').flatMap(({ text }) =>
    text.split('\n').map((line) => line.replace(/^[•-] /, '')),
  )

/** Without what is only heard of a drawing. */
const seen = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner) => (name === 'alt' ? '' : inner)))

/** A gap as its example, and as the question above its field. */
const filled = textsIn(promptSets, '').flatMap(({ text }) => {
  const pieces = parseGaps(text)
  const labels = pieces.flatMap((piece) => (piece.kind === 'gap' ? [piece.label] : []))
  return [
    pieces.map((piece) => (piece.kind === 'gap' ? piece.example : piece.text)).join(''),
    ...labels,
  ]
})

test.each<[string, unknown, number]>([
  ['LRN-02 the lessons', seen(lessons), 70],
  ['LRN-10 the scenes', scenes, 70],
  ['LRN-12 the pieces', pieces, 70],
  ['LRN-25 the conversations', practices, 70],
  ['LRN-36 what to do after paying', [fraudSteps, refunds, fraudWords], 70],
  ['GEN-03 the guides', guides, 60],
  ['GEN-03 the tools', tools, 60],
  ['GEN-03 the trades and the ready requests', [professions, howEstimated, filled], 60],
])('every sentence is easy to read: %s', (_, value, least) => {
  const sentences = linesIn(value).filter(isSentence)
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((text) => Math.round(gulpease(text)) < least)).toEqual([])
})

test('LRN-10 LRN-12 LRN-25 what is invented names no address or number that could be anybody’s', () => {
  const texts = textsIn([scenes, pieces, practices], '').map(({ text }) => text)
  const addresses = texts
    .filter((text) => !text.startsWith('/drawings/'))
    .flatMap((text) => text.match(/[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi) ?? [])
  expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
  expect(texts.filter((text) => /https?:\/\/\w|www\./.test(text))).toEqual([])
  const numbers = texts.flatMap((text) => text.match(/\+?\d[\d ]{6,}/g) ?? [])
  expect(numbers.filter((number) => !/^\+44 7700 900\d{3}/.test(number))).toEqual([])
})

describe('LET-87 a service is called as it is called now', () => {
  test('NotebookLM is Gemini Notebook, under its new address, and its former name is told', () => {
    const tool = tools.find(({ id }) => id === '9')
    expect(tool).toMatchObject({
      name: 'Gemini Notebook (prima NotebookLM)',
      url: 'https://notebook.google.com',
    })
    const former = all.filter(({ text }) => /notebooklm(?!-basics)/i.test(text))
    expect(former.length).toBeGreaterThan(0)
    const untold = former.filter(
      ({ text }) => !/prima (si chiamava )?NotebookLM|indirizzo vecchio|\.svg$/i.test(text),
    )
    expect(untold).toEqual([])
    const rubric = readFileSync(resolve(import.meta.dirname, '../docs/rating-rubric.md'), 'utf8')
    expect(rubric).toContain('Gemini Notebook')
  })

  test.each(guides.filter(({ id }) => id.endsWith('-basics')))(
    'the guide $id says how to read the address it begins with',
    ({ toolId, chapters }) => {
      const url = new URL(tools.find(({ id }) => id === toolId)?.url ?? '')
      const host = url.hostname.replace(/^www\./, '')
      const line = chapters[0]?.content.split('\n').find((one) => /^- Rileggi l'ind/.test(one))
      expect(line).toContain(`deve finire con ${host}`)
      expect(line).toContain('](/prima-di-cominciare/browser-e-indirizzi)')
    },
  )
})

describe('LET-88 whom to call', () => {
  const numbers = (kind: keyof typeof urgentNotes) =>
    urgentNotes[kind].contacts.map(({ number }) => number)

  test('each danger names its numbers, 112 first, and after a fraud what blocks the card', () => {
    for (const kind of Object.keys(urgentNotes) as (keyof typeof urgentNotes)[]) {
      if (kind !== 'fraud') expect(numbers(kind)[0], kind).toBe('112')
    }
    const { nexi, poste, emergency } = emergencyNumbers
    expect(numbers('fraud')).toEqual([nexi.number, poste.number, emergency.number])
    expect(numbers('suicide')).toEqual(['112', '02 2327 2327'])
    expect(numbers('violence')).toEqual(['112', '1522', '114'])
    expect(numbers('health')).toEqual(['112', '116117'])
    expect(urgentNotes.health.contacts[1]?.question).toContain("Non è un'emergenza")
  })

  test('the letter of a prescription holds only for whoever books soon', () => {
    const letters = guides.find(({ id }) => id === 'visita-da-prenotare')?.chapters[0]?.content
    for (const begin of ['- Numero 4:', '- B vuol dire', '- D vuol dire']) {
      const line = letters?.split('\n').find((one) => one.startsWith(begin))
      expect(line, begin).toMatch(/prenoti presto|Prenota subito.*precedenza si perde/)
    }
    expect(letters).not.toMatch(/può aspettare/)
    expect(letters).toMatch(/112.*116117/)
  })
})
