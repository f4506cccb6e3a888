import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  longestConversation,
  longestFormer,
  mergedVersions,
  mostTurns,
  mostVersions,
  recentTurns,
  type Turn,
  versionsOf,
  withTurn,
} from './conversation.ts'

test('WKX-13 the newest turns are sent in their order, an older one is left out whole', () => {
  const turns = Array.from({ length: 9 }, (_, index) => ({
    answer: `risposta ${index}`,
    wish: `desiderio ${index}`,
  }))
  expect(recentTurns('Scrivi', turns)).toEqual(turns.slice(-mostTurns))
  const long = turns.map((turn, index) =>
    index === 6 ? { ...turn, answer: 'a'.repeat(12_000) } : turn,
  )
  expect(recentTurns('Scrivi', long)).toEqual(turns.slice(7))
})

test('WKX-13 a correction by hand stands for the answer it corrects', () => {
  const turns = [
    { answer: 'sbagliata', wish: null },
    { answer: 'corretta', wish: 'Più breve' },
  ]
  expect(recentTurns('Scrivi', turns)).toEqual([{ answer: 'corretta', wish: 'Più breve' }])
})

test('WKX-13 a conversation never passes its longest length, and the last wish always goes along', () => {
  const turn = fc.record({
    answer: fc.string({ maxLength: 15_000, size: 'max' }),
    wish: fc.string({ maxLength: 500 }),
  })
  fc.assert(
    fc.property(
      fc.string({ maxLength: 4000, size: 'max' }),
      fc.array(turn, { minLength: 1, maxLength: 10 }),
      (prompt, turns) => {
        const sent = recentTurns(prompt, turns)
        const length = sent.reduce(
          (sum, { answer, wish }) => sum + answer.length + wish.length,
          prompt.length,
        )
        expect(length).toBeLessThanOrEqual(longestConversation)
        expect(sent.at(-1)?.wish).toBe(turns.at(-1)?.wish)
      },
    ),
    { numRuns: 60 },
  )
})

const texts = ({ response, turns }: { response: string; turns: Turn[] }) =>
  versionsOf(response, turns).map(({ text }) => text)

test('WKX-15 what is saved again takes the new versions on, and a retry changes nothing', () => {
  const kept = { response: 'due', turns: [{ answer: 'uno', wish: 'Più breve' }] }
  const grown = { response: 'tre', turns: [...kept.turns, { answer: 'due', wish: null }] }
  expect(mergedVersions(undefined, kept)).toBe(kept)
  expect(mergedVersions(kept, kept)).toBe(kept)
  expect(mergedVersions(kept, { response: 'uno', turns: [] })).toBe(kept)
  expect(mergedVersions(kept, grown)).toEqual(grown)
})

test('WKX-15 of two tabs that went on from one answer no version is lost', () => {
  const before = [{ answer: 'uno', wish: 'Più breve' }]
  const kept = { response: 'breve', turns: before }
  const merged = mergedVersions(kept, {
    response: 'formale',
    turns: [{ answer: 'uno', wish: 'Più formale' }],
  })
  expect(texts(merged)).toEqual(['breve', 'uno', 'formale'])
})

test('WKX-14 so many versions and so many characters are kept, whatever comes', () => {
  const turn = fc.record({
    answer: fc.string({ maxLength: 40_000, size: 'max' }),
    wish: fc.option(fc.string({ maxLength: 20 })),
  })
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 15 }), (all) => {
      const turns = all.reduce<Turn[]>(withTurn, [])
      expect(turns.length).toBeLessThan(mostVersions)
      expect(turns).toEqual(all.slice(all.length - turns.length))
      expect(turns.reduce((sum, { answer }) => sum + answer.length, 0)).toBeLessThanOrEqual(
        longestFormer,
      )
    }),
    { numRuns: 40 },
  )
})
