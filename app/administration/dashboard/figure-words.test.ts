import { expect, test } from 'vitest'
import { changeText, chartText, figureCaption, movedText, rateText } from './figure-words.ts'

test('ADM-07 a change has a sign and one decimal, from 100 on none; without a base it is a dash', () => {
  expect([8.47, -3.25, 0, -100, 1133.33, null].map(changeText)).toEqual([
    '+8,5%',
    '-3,3%',
    '0,0%',
    '-100%',
    '+1.133%',
    '—',
  ])
})

test('ADM-07 beside a change stands from how many to how many', () => {
  const figure = { total: 1_037, live: null, change: 0, days: [] }
  expect(movedText({ ...figure, before: 3 })).toBe('da 3 a 1.037')
})

test('ADM-09 the completion rate is whole; without a guide begun it is a dash', () => {
  expect(rateText(61.8)).toBe('62%')
  expect(rateText(null)).toBe('—')
})

test('ADM-05 ADM-06 a card says how many are live, of messages that they are the last 24 hours', () => {
  const figure = { total: 3, before: 0, change: null, days: [] }
  expect(figureCaption('users', { ...figure, live: 2 })).toBe('2 attivi, 1 sospeso')
  expect(figureCaption('guides', { ...figure, live: 1 })).toBe('1 pubblicata, 2 bozze')
  expect(figureCaption('tools', { ...figure, live: 3 })).toBe('3 attivi, 0 inattivi')
  expect(figureCaption('messages', { ...figure, live: null })).toBe('Ultime 24 ore')
})

test('ADM-04 a chart says its numbers to whoever cannot see it', () => {
  const from = new Date()
  const days = [
    { from, added: 1, total: 118 },
    { from, added: 2, total: 128 },
  ]
  expect(chartText('users', days)).toBe('Utenti negli ultimi 30 giorni: da 118 a 128')
  expect(chartText('messages', days)).toBe(
    'Messaggi Chat negli ultimi 30 giorni: 3 in tutto, 2 oggi',
  )
})
