import { expect, test } from 'vitest'
import { tidyName, withoutUnseen } from './seen.ts'

test.each([
  ['\u200bMa\u00adria\ufeff  \u200eRossi\u200f', 'Maria Rossi'],
  ['Ma\u200dria\ufe0f', 'Maria'],
  ['👩‍🌾 Pina ❤️', '👩‍🌾 Pina ❤️'],
  ['نازنین\u200cزهرا', 'نازنین\u200cزهرا'],
])('LET-19 a name keeps its letters and loses what nobody sees: %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name)
})

test('LET-19 a code loses marks of every kind', () => {
  expect(withoutUnseen('\u2068BR\u200dT\u2060-N\u00adGL\u2069\ufe0f')).toBe('BRT-NGL')
})
