import { expect, test } from 'vitest'
import { refusals } from '../../ai-service/day-shares.ts'
import { dayNotes, paceText, refusalWords, usedText } from './today-words.ts'

const day = (used: number, free: number) => ({
  total: 5000,
  used,
  left: {
    guests: Math.max(0, 3000 - used),
    known: Math.max(0, 4000 - used),
    administrators: 5000 - used,
  },
  pace: { used: 0, limit: 375, free },
  refused: [],
})

test('HLD-09 what visitors may still ask is said, and when the rest comes', () => {
  expect(paceText(day(10, 2990))).toBe('Tutte già adesso.')
  expect(paceText(day(10, 300))).toBe('Adesso 300: le altre si liberano ora per ora.')
  expect(paceText(day(10, 0))).toBe('Adesso nessuna: con la prossima ora se ne liberano altre.')
  expect(paceText(day(3000, 0))).toBe('Fino a domani i visitatori non possono chiedere.')
  expect([usedText(day(1, 0)), usedText(day(1234, 0))]).toEqual([
    '1 richiesta su 5.000',
    '1.234 richieste su 5.000',
  ])
})

test('HLD-09 the dashboard says nothing of the day while there is enough', () => {
  expect(dayNotes(day(2000, 100))).toEqual([])
  expect(dayNotes(day(2000, 0))).toEqual([
    'Visitatori e nuovi iscritti chiedono molto: ora aspettano la prossima ora.',
  ])
  expect(dayNotes(day(4000, 0))).toEqual([
    'Oggi la parte di visitatori e nuovi iscritti è finita.',
    'Oggi: 4.000 richieste su 5.000.',
  ])
})

test('HLD-09 every reason to refuse has its words', () => {
  for (const refusal of refusals) expect(refusalWords(refusal).cause).toMatch(/\.$/)
})

test('HLD-09 of an address whose hour or day is used up the remedy is said', () => {
  expect(refusalWords('addressHour')).toEqual({
    cause: "Un indirizzo ha finito le sue di quest'ora. Se è una biblioteca, aggiungilo qui sotto.",
    again: "Tra un'ora",
  })
  expect(refusalWords('address').cause).toContain('aggiungilo qui sotto')
  expect(refusalWords('pace').cause).not.toContain('aggiungilo')
})
