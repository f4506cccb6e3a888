import { expect, test } from 'vitest'
import { dayNotes, refusals, refusalWords } from './quota.ts'

const day = (used: number) => ({
  total: 5000,
  used,
  shares: [{ share: 'everybody' as const, most: 2000, used }],
  refused: [],
})

test('HLD-09 the dashboard says nothing of the day while there is enough', () => {
  expect(dayNotes(day(1999))).toEqual([])
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
