import { expect, test } from 'vitest'
import { allowanceText } from './allowance.ts'

test.each([
  [8, 'Ti restano 8 risposte oggi'],
  [1, 'Ti resta 1 risposta oggi'],
  [0, 'Il limite di oggi è finito: riprova domani.'],
  [1234, 'Ti restano 1.234 risposte oggi'],
  [null, null],
])('AI-07 an allowance of %s is said in words', (remaining, text) => {
  expect(allowanceText(remaining)).toBe(text)
})
