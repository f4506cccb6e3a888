/** The ready requests of everyday life. */
import { expect, test } from 'vitest'
import { templateText } from '../app/prompt-sets/composition.ts'
import { listGaps, parseGaps } from '../app/prompt-sets/gaps.ts'
import { everydaySetId, everydayTitle } from '../app/prompt-sets/prompt-set.ts'
import { indexTemplates, searchTemplates } from '../app/prompt-sets/template-index.server.ts'
import { professions } from '../db/content/professions/all.ts'
import { promptSets } from '../db/content/prompt-sets/all.ts'
import type { Template } from '../db/content-types.ts'

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

test('TEA-20 everyday life has at least forty ready requests, each under one of nine needs', () => {
  expect(everyday.length).toBeGreaterThanOrEqual(40)
  expect([...new Set(everyday.map(({ need }) => need))].sort()).toEqual([...needs].sort())
  for (const need of needs) {
    expect(everyday.filter((one) => one.need === need).length, need).toBeGreaterThanOrEqual(3)
  }
})

test.each(everyday)('TEA-20 $id is found by its need, and by its title', ({ id, need, title }) => {
  expect(foundBy(need)).toContain(id)
  expect(foundBy(need.toUpperCase())).toContain(id)
  expect(foundBy(title)[0]).toBe(id)
})

test('TEA-20 who looks in other words finds the request for it', () => {
  expect(foundBy('lavorare a maglia')).toContain('vita-quotidiana-maglia')
  expect(foundBy('prenotare in agriturismo')).toContain('vita-quotidiana-agriturismo')
  expect(foundBy('fattura')).toContain('artigiano-fattura')
})

test('TEA-20 there are requests of other shapes than a fact and a form', () => {
  const asking = (words: RegExp) => everyday.filter((one) => words.test(templateText(one)))
  for (const [words, least] of [
    [/Fammi (tu|prima) .*domande/, 3],
    [/^Confronta /, 1],
    [/Spiegamelo in tre modi/, 1],
    [/Fai la parte di/, 3],
  ] as const) {
    expect(asking(words).length, String(words)).toBeGreaterThanOrEqual(least)
  }
})

test('TEA-20 every ready request has a gap', () => {
  const all = promptSets.flatMap(({ templates }) => templates)
  expect(all.filter((one) => gapsOf(one).length === 0).map(({ id }) => id)).toEqual([])
})
