import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spacedWords, splitWords } from '../platform/words.server.ts'
import { finderCategories, finderHints } from './finder-data.ts'
import { prepareTool, type ScoredTool, search } from './score.server.ts'

const tool = (fields: Partial<ScoredTool>): ScoredTool => ({
  id: 'x',
  name: 'Qwz',
  description: '',
  features: [],
  category: '',
  pricing: { hasFree: false },
  rating: 4,
  ...fields,
})

/** Ids and scores of everything that matches, best first. */
function scores(tools: ScoredTool[], goal: string) {
  const { hits, total } = search(tools.map(prepareTool), goal, tools.length)
  expect(hits).toHaveLength(total)
  return hits
}

const scoreOf = (one: Partial<ScoredTool>, goal: string) => scores([tool(one)], goal)[0]?.score ?? 0

describe('the form in which texts are compared', () => {
  test.for([
    ['Perché?', 'perche'],
    ['  Scrivere,\n una  LETTERA! ', 'scrivere una lettera'],
    ["L'aiuto dell’AI", 'l aiuto dell ai'],
    ['e-mail (gratis) 24/7', 'e mail gratis 24 7'],
    ['?!… —', ''],
    ["un po' di citta'", 'un po di citta'],
    ['cit\u00adta\u0300 ﬁne', 'citta fine'],
  ] as const)('FIND-05 Q3 LET-16 %j is %j', ([typed, expected]) => {
    expect(spacedWords(typed)).toBe(expected)
  })
})

test('FIND-05 similarity is 1 when one text contains the other, else the share of words, 0 with none', () => {
  expect(scoreOf({ description: 'Corregge le fotografie' }, 'foto')).toBe(2)
  expect(scoreOf({ name: 'Canva' }, 'Come si usa Canva?')).toBe(3)
  expect(scoreOf({ name: 'Note' }, 'annotare')).toBe(0)
  // 'rosso' and 'blu' of the four different words of the description.
  expect(scoreOf({ description: 'rosso verde blu giallo' }, 'blu rosso')).toBe(2 * (2 / 4))
  expect(scoreOf({ description: '', features: ['', '…'] }, 'scrivo')).toBe(0)
  expect(scores([tool({ description: 'Tutto' })], ' ?! ')).toEqual([])
})

test('FIND-06 the score is 2 × description + each feature + 3 × name', () => {
  const some = tool({
    name: 'Penna magica',
    description: 'Prepara lettere e discorsi per ogni festa',
    features: ['Lettere al condominio', 'Discorsi', 'Giochi'],
  })
  // Goal: lettere e discorsi penna (4 words). Description: 3 of its 7 words. Features: 1 of 4;
  // contained; none. Name: 1 of 4.
  expect(scores([some], 'Lettere e discorsi: penna')).toEqual([
    { id: 'x', score: 2 * (3 / 7) + 1 / 4 + 1 + 0 + 3 * (1 / 4) },
  ])
})

describe('FIND-07 categories', () => {
  test('are five, each with its keywords and tools', () => {
    expect(finderCategories.map(({ id }) => id)).toEqual([
      'writing',
      'images',
      'programming',
      'analysis',
      'organisation',
    ])
    for (const { keywords, toolIds } of finderCategories) {
      expect(new Set(keywords.map(spacedWords)).size).toBe(keywords.length)
      expect(keywords.length).toBeGreaterThanOrEqual(25)
      expect(toolIds.length).toBeGreaterThan(0)
    }
  })

  const cases = finderCategories.flatMap(({ id, keywords }) =>
    keywords.map((keyword) => [keyword, id] as const),
  )
  const everyCategory = finderCategories.map(({ id, name }) => tool({ id, category: name }))

  test.for(cases)('the keyword %j adds 1 to the tools of %s only', ([keyword, id]) => {
    expect(scores(everyCategory, `xyzzy ${keyword}`)).toEqual([{ id, score: 1 }])
  })

  test('add 1 once, however many keywords, and for whole words only', () => {
    const images = { category: ' IMMAGINI ' }
    expect(scoreOf(images, 'una foto, un volantino, un logo')).toBe(1)
    expect(scoreOf(images, 'fotocopia')).toBe(0)
    expect(scoreOf({ id: '6', category: 'Altro' }, 'una foto')).toBe(1)
  })
})

describe('FIND-08 hint words', () => {
  test.for(finderHints)('$word adds 0.5 to the tools tied to it', ({ word, ties }) => {
    const tied = ties === 'free' ? { pricing: { hasFree: true } } : { id: ties[0] }
    expect(scoreOf(tied, `xyzzy ${word}`)).toBe(0.5)
    expect(scoreOf({ pricing: { hasFree: false } }, `xyzzy ${word}`)).toBe(0)
  })

  test('each adds its own', () => {
    const chatGpt = { id: '1', pricing: { hasFree: true } }
    expect(scoreOf(chatGpt, 'aiuto semplice, veloce e gratuito')).toBe(2)
  })
})

test('FIND-09 only scores above 0 show, in descending order; equal ones by rating', () => {
  const tools = [
    tool({ id: 'niente', description: 'Nulla in comune' }),
    tool({ id: 'basso', description: 'rosso verde blu giallo', rating: 3 }),
    tool({ id: 'alto', description: 'rosso verde blu giallo', rating: 5 }),
    tool({ id: 'primo', name: 'Rosso', rating: 1 }),
    tool({ id: 'ultimo', features: ['uno due tre quattro rosso'] }),
  ]
  const found = scores(tools, 'rosso xyzzy')
  expect(found.map(({ id }) => id)).toEqual(['primo', 'alto', 'basso', 'ultimo'])
  expect(scores(tools, 'xyzzy')).toEqual([])
  expect(search(tools.map(prepareTool), 'rosso xyzzy', 2)).toEqual({
    hits: found.slice(0, 2),
    total: 4,
  })
})

/** The specification's sentence as it stands, without regard to speed. */
function similarity(one: string, other: string): number {
  if (one === '' || other === '') return 0
  if (one.includes(other) || other.includes(one)) return 1
  const words = new Set(splitWords(one))
  const others = new Set(splitWords(other))
  return [...words].filter((word) => others.has(word)).length / Math.max(words.size, others.size)
}

function referenceScore(one: ScoredTool, typed: string): number {
  const goal = spacedWords(typed)
  const holds = (words: string) => ` ${goal} `.includes(` ${spacedWords(words)} `)
  let score = 2 * similarity(spacedWords(one.description), goal)
  for (const feature of one.features) score += similarity(spacedWords(feature), goal)
  score += 3 * similarity(spacedWords(one.name), goal)
  let bonus = 0
  for (const { keywords, toolIds, name } of finderCategories) {
    const belongs = toolIds.includes(one.id) || spacedWords(one.category) === spacedWords(name)
    if (belongs && keywords.some(holds)) bonus += 1
  }
  for (const { word, ties } of finderHints) {
    const isTied = ties === 'free' ? one.pricing.hasFree : ties.includes(one.id)
    if (isTied && holds(word)) bonus += 0.5
  }
  return score + bonus
}

/** Few short words, so that they meet, and meet inside each other. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'à'), minLength: 1, maxLength: 3 }),
  fc.constantFrom('foto', 'aiuto', 'gratuito', 'lettera', 'fotografia', 'e', "l'a", 'A-B'),
)
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
const anyTool = fc.record({
  id: fc.constantFrom('1', '6', 'z'),
  name: text,
  description: text,
  features: fc.array(text, { maxLength: 3 }),
  category: fc.constantFrom('Immagini', 'scrittura', ''),
  pricing: fc.record({ hasFree: fc.boolean() }),
  rating: fc.constantFrom(3, 4.5),
})

test('FIND-05 FIND-06 FIND-09 finds and scores what the specification says', () => {
  fc.assert(
    fc.property(fc.array(anyTool, { maxLength: 8 }), text, (tools, goal) => {
      const expected = tools
        .map((one) => ({ id: one.id, score: referenceScore(one, goal), rating: one.rating }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score || other.rating - one.rating)
        .map(({ id, score }) => ({ id, score }))
      const prepared = tools.map(prepareTool)
      expect(search(prepared, goal, 100)).toEqual({ hits: expected, total: expected.length })
      expect(search(prepared, goal, 2).hits).toEqual(expected.slice(0, 2))
    }),
    { numRuns: 2_000 },
  )
})
