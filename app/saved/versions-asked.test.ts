import { expect, test } from 'vitest'
import { answerKindAt, messageLanguage } from './versions.ts'

const turns = (...wishes: (string | null)[]) => wishes.map((wish) => ({ answer: 'a', wish }))

test('LET-09 a version is in the language that was last asked for', () => {
  const asked = turns('Più breve', 'In romeno', 'Più formale', null, 'Di nuovo in italiano')
  expect([0, 1, 2, 3, 4, 5].map((index) => messageLanguage(asked, index))).toEqual([
    ...[undefined, undefined, 'ro', 'ro', 'ro', undefined],
  ])
  expect(messageLanguage(turns('In fretta'), 1)).toBeUndefined()
  expect(messageLanguage(turns('In romeno', 'In arabo'), 2)).toBe('ar')
})

test('LET-01 a version stays a letter by our own wishes and corrections, not by words of one’s own', () => {
  const kinds = (...wishes: (string | null)[]) =>
    wishes.map((_, index) => answerKindAt('letter', turns(...wishes), index + 1))
  expect(kinds('Più breve', 'In romeno', null, 'Continua')).toEqual(Array(4).fill('letter'))
  expect(kinds('Che cosa faccio adesso?', 'Più breve', 'Torna alla versione 1')).toEqual([
    null,
    null,
    'letter',
  ])
  expect(answerKindAt(null, turns('Più breve'), 1)).toBeNull()
})
