import { expect, test } from 'vitest'
import { difficulties, difficultyLabels, isContentId, isRating } from './content.ts'

test('CONST-01 the levels are called Principiante, Intermedio, Avanzato', () => {
  expect(difficulties.map((difficulty) => difficultyLabels[difficulty])).toEqual([
    'Principiante',
    'Intermedio',
    'Avanzato',
  ])
})

test('CONST-07 ratings go from 0 to 5 in steps of 0.1', () => {
  for (const good of [0, 0.1, 2.3, 4.7, 5]) expect(isRating(good), String(good)).toBe(true)
  for (const bad of [-0.1, 5.1, 4.55, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(isRating(bad), String(bad)).toBe(false)
  }
})

test('Q17 ids have letters, digits, hyphens and underscores only', () => {
  for (const good of ['1', 'chatgpt-basics', 'A_b-2']) expect(isContentId(good)).toBe(true)
  for (const bad of ['', ' ', 'a b', 'a/b', 'è', '\u0000', 'a'.repeat(201)]) {
    expect(isContentId(bad)).toBe(false)
  }
})
