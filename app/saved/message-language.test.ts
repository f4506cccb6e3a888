import { expect, test } from 'vitest'
import { messageLanguage } from './versions.ts'

const turns = (...wishes: (string | null)[]) => wishes.map((wish) => ({ answer: 'a', wish }))

test('LET-10 a version is in the language that was last asked for', () => {
  const asked = turns('Più breve', 'In romeno', 'Più formale', null, 'Di nuovo in italiano')
  expect([0, 1, 2, 3, 4, 5].map((index) => messageLanguage(asked, index))).toEqual([
    ...[undefined, undefined, 'ro', 'ro', 'ro', undefined],
  ])
  expect(messageLanguage(turns('In fretta'), 1)).toBeUndefined()
  expect(messageLanguage(turns('In romeno', 'In arabo'), 2)).toBe('ar')
})
