import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ceilingOf, dayNotes, networkCeiling, refusals, refusalWords, usedText } from './quota.ts'

test('HLD-09 of 5,000 calls guests have 3,000, a network of theirs 1,000, and two fifths are kept', () => {
  const ranks = ['guest', 'known', 'administrator'] as const
  expect(ranks.map((rank) => ceilingOf(5000, rank))).toEqual([3000, 4000, 5000])
  expect(networkCeiling(5000)).toBe(1000)
})

test('HLD-09 whatever the total, shares are ordered and leave nobody out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (total) => {
      expect(networkCeiling(total)).toBeGreaterThan(0)
      expect(ceilingOf(total, 'guest')).toBeGreaterThanOrEqual(networkCeiling(total))
      expect(ceilingOf(total, 'known')).toBeGreaterThanOrEqual(ceilingOf(total, 'guest'))
      expect(ceilingOf(total, 'administrator')).toBe(total)
    }),
  )
})

const day = (used: number) => ({
  total: 5000,
  used,
  left: {
    guests: Math.max(0, 3000 - used),
    known: Math.max(0, 4000 - used),
    administrators: 5000 - used,
  },
  refused: [],
})

test('HLD-09 what is used of the day is said in a sentence', () => {
  expect([usedText(day(1)), usedText(day(1234))]).toEqual([
    '1 richiesta su 5.000',
    '1.234 richieste su 5.000',
  ])
})

test('HLD-09 the dashboard says nothing of the day while there is enough', () => {
  expect(dayNotes(day(2000))).toEqual([])
  expect(dayNotes(day(4000))).toEqual([
    'Oggi la parte di visitatori e nuovi iscritti è finita.',
    'Oggi: 4.000 richieste su 5.000.',
  ])
})

test('HLD-09 every reason to refuse has its words, and of an address the remedy is said', () => {
  for (const refusal of refusals) expect(refusalWords(refusal).cause).toMatch(/\.$/)
  for (const refusal of ['minute', 'address'] as const) {
    expect(refusalWords(refusal).cause).toContain('aggiungilo qui sotto')
  }
})
