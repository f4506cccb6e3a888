import { describe, expect, test } from 'vitest'
import { spacedWords } from '../platform/words.server.ts'
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
