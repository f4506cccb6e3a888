import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestConversation, mostTurns, recentTurns } from './conversation.ts'

test('WKX-14 the newest turns are sent in their order, an older one is left out whole', () => {
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

test('WKX-14 a correction by hand stands for the answer it corrects', () => {
  const turns = [
    { answer: 'sbagliata', wish: null },
    { answer: 'corretta', wish: 'Più breve' },
  ]
  expect(recentTurns('Scrivi', turns)).toEqual([{ answer: 'corretta', wish: 'Più breve' }])
})

test('WKX-14 a conversation never passes its longest length, and the last wish always goes along', () => {
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
