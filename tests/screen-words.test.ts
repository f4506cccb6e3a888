/** What the screens say, in the product's own files and in its content. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guides } from '../db/content/guides/all.ts'
import { lessons } from '../db/content/lessons/all.ts'
import { practices } from '../db/content/practice/all.ts'
import { professions } from '../db/content/professions/all.ts'
import { promptSets } from '../db/content/prompt-sets/all.ts'
import { scenes } from '../db/content/scenes/all.ts'
import { tools } from '../db/content/tools/all.ts'
import { gulpease, isSentence } from './gulpease.ts'
import { type ScreenText, screenTexts } from './harness/screen-words.ts'

const screens = screenTexts()

/** Read by programs and programmers: instructions to the AI, notes beside words that are matched; other languages. */
const readByNobody = [
  'ai/image-prompt.ts',
  'workshop/answer/system-message.server.ts',
  'workshop/guard/open-gaps.ts',
  'letter/letter-prompt.server.ts',
  'letter/own-words.ts',
]

test('LRN-57 GEN-03 every sentence of the screens is easy to read, by the standard count', () => {
  const sentences = screens.filter(({ text }) => isSentence(text))
  expect(sentences.length).toBeGreaterThan(800)
  const hard = sentences
    .filter(({ file, text }) => !readByNobody.includes(file) && Math.round(gulpease(text)) < 60)
    .map(({ file, text }) => `${file}: ${text}`)
  expect(hard).toEqual([])
})

/** Every text in a piece of content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const content = (name: string, value: unknown): ScreenText[] =>
  textsIn(value).map((text) => ({ file: `content/${name}`, text }))

const taught = [...content('guides', guides), ...content('tools', tools)]

/** Words of programs: keys, and English for whoever runs the site; lists of what people type. */
const isOfPrograms = ({ file, text }: ScreenText) =>
  !text.includes(' ') ||
  /^(platform|accounts\/user-record|accounts\/sign-in\/auth|accounts\/tell-by-mail|operations\/(service-words|metrics)|ai\/alerts|workshop\/guard\/hints|finder\/finder-data|prompt-sets\/wishes|urgency\/urgency|workshop\/demo)/.test(
    file,
  )

/** Where a word of the glossary is not said: its last column. */
const scopes: Record<string, ScreenText[]> = {
  ovunque: [
    ...screens.filter((one) => !isOfPrograms(one)),
    ...taught,
    ...content('professions', professions),
    ...content('prompt-sets', promptSets),
    ...[...content('lessons', lessons), ...content('practice', practices)],
    ...content('scenes', scenes).filter(({ text }) => text.includes(' ')),
  ],
  'guide e strumenti': taught,
  'pagine per chi impara': screens.filter(
    (one) =>
      /^(home|onboarding|dashboard|workshop|finder|saved|shell|help|learning)\/(?!admin\/)/.test(
        one.file,
      ) && !isOfPrograms(one),
  ),
}

/** The specification's own texts keep their words. */
const specified = [
  'Nessun prompt trovato per questa professione',
  'Nessun template trovato per questa professione',
]

/** Names of settings are spelled as an operator types them. */
const setting = /\b[A-Z]+(?:_[A-Z]+)+\b/g

const glossary = readFileSync(join(resolve(import.meta.dirname, '..'), 'docs/glossario.md'), 'utf8')
const rows = [...glossary.matchAll(/^\| \*\*(.+?)\*\* \| .+ \| (.+) \| (.+) \|$/gm)].map(
  ([, word = '', instead = '', scope = '']) => ({
    word,
    scope,
    not: [...instead.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
  }),
)

test('LRN-58 the glossary says one word for one thing, and where its rivals are not said', () => {
  expect(rows.length).toBeGreaterThanOrEqual(12)
  expect(new Set(rows.map(({ word }) => word)).size).toBe(rows.length)
  expect(rows.filter(({ scope }) => !(scope in scopes) && scope !== '—')).toEqual([])
})

describe.each(rows.filter(({ not }) => not.length > 0))('glossary: $word', ({ not, scope }) => {
  test.each(not)('LRN-58 GEN-01 is not called «%s»', (rival) => {
    const said = new RegExp(`(?<![\\p{L}-])${rival}(?![\\p{L}-])`, 'iu')
    const found = (scopes[scope] ?? [])
      .filter(({ text }) => said.test(text.replaceAll(setting, '')) && !specified.includes(text))
      .map(({ file, text }) => `${file}: ${text}`)
    expect(found).toEqual([])
  })
})
