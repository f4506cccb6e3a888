import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

test.each([
  ['Una frase. Due frasi. Tre frasi.', 22, 'Una frase. Due frasi.'],
  ['Una frase che è più lunga. Poi altro.', 10, 'Una frase che è più lunga.'],
  ['Costa 2.50 euro. Vale?', 16, 'Costa 2.50 euro.'],
  ['Davvero? Sì! Certo…', 12, 'Davvero? Sì!'],
  ['', 10, ''],
])('a card shows whole sentences of %j', (text, limit, shown) => {
  expect(firstSentences(text, limit)).toBe(shown)
})
