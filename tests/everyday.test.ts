/** The ready requests of everyday life, those rewritten for the trades, and what they are answered with. */
import { describe, expect, test } from 'vitest'
import { templateText } from '../app/prompt-sets/composition.ts'
import { fillGaps, listGaps, parseGaps } from '../app/prompt-sets/gaps.ts'
import { everydaySetId, everydayTitle } from '../app/prompt-sets/prompt-set.ts'
import { indexTemplates, searchTemplates } from '../app/prompt-sets/template-index.server.ts'
import { demoAnswer } from '../app/workshop/demo/demo-answer.server.ts'
import { demoMatch } from '../app/workshop/demo/demo-match.server.ts'
import { professions } from '../db/content/professions/all.ts'
import { promptSets } from '../db/content/prompt-sets/all.ts'
import type { Template } from '../db/content-types.ts'
import { gulpease, isSentence } from './gulpease.ts'

const needs = [
  'Salute',
  'Diritti e reclami',
  'Carte e uffici',
  'Casa e spese',
  'Famiglia e nipoti',
  'Viaggi e uscite',
  'Associazioni e parrocchia',
  'Orto e cucina',
  'Ricordi',
]
const everyday = promptSets.find(({ id }) => id === everydaySetId)?.templates ?? []

/** As the product makes it of its own content: everyday life first. */
const index = indexTemplates(
  [...promptSets]
    .sort((one, other) => Number(one.professionId !== null) - Number(other.professionId !== null))
    .flatMap(({ professionId, templates }) =>
      templates.map((template) => ({
        template,
        professionId: professionId ?? everydaySetId,
        trade: professions.find(({ id }) => id === professionId)?.title ?? everydayTitle,
      })),
    ),
)

/** As many as the workshop shows of a search. */
const foundBy = (typed: string) =>
  searchTemplates(index, typed)
    .slice(0, 12)
    .map(({ id }) => id)

const gapsOf = (template: Template) => listGaps(parseGaps(templateText(template)))

/** What the demonstration answers when each gap holds a word of its own. */
function answerTo(template: Template) {
  const words = gapsOf(template).map(({ label }, place) => ({ label, word: `zebra${place}` }))
  const values = Object.fromEntries(words.map(({ label, word }) => [label, word]))
  const { text } = fillGaps(parseGaps(templateText(template)), values)
  return { words, answer: demoAnswer(text) }
}

test('TEA-20 everyday life has at least forty ready requests, each under one of nine needs', () => {
  expect(everyday.length).toBeGreaterThanOrEqual(40)
  expect([...new Set(everyday.map(({ need }) => need))].sort()).toEqual([...needs].sort())
  for (const need of needs) {
    expect(everyday.filter((one) => one.need === need).length, need).toBeGreaterThanOrEqual(3)
  }
})

describe.each(everyday)('the request $id', (template) => {
  test('TEA-20 is found by its need, and by its title', () => {
    expect(foundBy(template.need)).toContain(template.id)
    expect(foundBy(template.need.toUpperCase())).toContain(template.id)
    expect(foundBy(template.title)[0]).toBe(template.id)
  })

  test('TEA-03 has an answer that uses all its gaps and says nothing of another matter', () => {
    const { words, answer } = answerTo(template)
    for (const { label, word } of words) expect(answer, label).toContain(word)
    expect(answer).not.toContain('Questo testo è già pronto')
  })

  test('TEA-03 is easy to read, the answer too', () => {
    const { answer } = answerTo(template)
    const texts = [template.description, template.why, ...gapsOf(template).map((gap) => gap.label)]
    for (const text of texts.filter(isSentence)) {
      expect(gulpease(text), text).toBeGreaterThanOrEqual(60)
    }
    const sentences = answer.split('\n').filter(isSentence)
    expect(gulpease(sentences.join('\n'))).toBeGreaterThanOrEqual(60)
  })
})

test.each<[string, string]>([
  ['maglia', 'vita-quotidiana-maglia'],
  ['lavorare a maglia', 'vita-quotidiana-maglia'],
  ['agriturismo', 'vita-quotidiana-agriturismo'],
  ['prenotare in agriturismo', 'vita-quotidiana-agriturismo'],
  ['frasi in inglese per un viaggio', 'vita-quotidiana-frasi-viaggio'],
  ['banco al mercato', 'vita-quotidiana-banco-mercato'],
])('TEA-20 who looks for «%s» finds the request for it', (typed, wanted) => {
  expect(foundBy(typed)).toContain(wanted)
})

test.each<[string, string, string]>([
  ['spiegami uno schema di maglia ai ferri', 'vita-quotidiana-maglia', 'Avv. 40 m.'],
  ['scrivi a un agriturismo per il ponte', 'vita-quotidiana-agriturismo', 'caparra'],
  ['frasi in inglese per il viaggio', 'vita-quotidiana-frasi-viaggio', 'Can you help me?'],
  ['un cartello per il mio banco', 'vita-quotidiana-banco-mercato', 'Oggi sul banco'],
])('TEA-20 «%s» in own words shows the example of it', (typed, wanted, inside) => {
  expect(demoMatch(typed)).toMatchObject({ template: { id: wanted } })
  expect(demoAnswer(typed)).toContain(inside)
})

describe('TEA-20 there are requests of other shapes than a fact and a form', () => {
  const asking = (words: RegExp) => everyday.filter((one) => words.test(templateText(one)))
  test.each<[string, RegExp, number]>([
    ['the AI asks', /Fammi (tu|prima) .*domande/, 3],
    ['the AI looks for weak points', /punti deboli/, 1],
    ['the AI compares', /^Confronta /, 1],
    ['the AI explains in three ways', /Spiegamelo in tre modi/, 1],
    ['the AI plays a part', /Fai la parte di/, 3],
  ])('%s', (_, words, least) => expect(asking(words).length).toBeGreaterThanOrEqual(least))

  test('who is asked waits for the answer, and asks for no names', () => {
    for (const one of asking(/una (alla volta|battuta)/i)) {
      expect(templateText(one), one.id).toMatch(/[Aa]spetta|Io rispondo/)
    }
  })
})

describe('TEA-20 the weakest requests of the trades were rewritten', () => {
  const rewritten = [
    'commerciante-foto-prodotti',
    'insegnante-primo-giorno',
    'ristoratore-conferma-prenotazione',
    'ristoratore-tabella-allergeni',
    'medico-vaccino',
    'medico-esame',
    'avvocato-condominio',
    'artigiano-preventivo-lavoro',
    'artigiano-fattura',
  ]
  const all = promptSets.flatMap(({ templates }) => templates)

  test.each(rewritten)('%s asks for what is the own, and its answer uses it', (wanted) => {
    const template = all.find(({ id }) => id === wanted)
    expect(template).toBeDefined()
    if (!template) return
    expect(gapsOf(template).length).toBeGreaterThanOrEqual(2)
    const { words, answer } = answerTo(template)
    for (const { label, word } of words) expect(answer, label).toContain(word)
  })

  test('every ready request has a gap', () => {
    expect(all.filter((one) => gapsOf(one).length === 0).map(({ id }) => id)).toEqual([])
  })

  test('an artisan finds quote and invoice', () => {
    expect(foundBy('fattura')).toContain('artigiano-fattura')
    expect(foundBy('preventivo')).toContain('artigiano-preventivo-lavoro')
  })
})
