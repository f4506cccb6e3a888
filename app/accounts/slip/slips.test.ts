import { expect, test } from 'vitest'
import { slipWords } from './slip-words.server.ts'
import { readSlip } from './slips.server.ts'

/** Whether one wrong, missing or additional letter makes one word of the other. */
function areNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  if (one.length === other.length)
    return [...one].filter((letter, at) => letter !== other[at]).length < 2
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length)
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
}

test('TOG-06 a slip is one of more than 2^40, of at least 500 plain words', () => {
  expect(slipWords.length).toBeGreaterThanOrEqual(500)
  expect(new Set(slipWords).size).toBe(slipWords.length)
  expect(slipWords.filter((word) => !/^[a-z]{4,9}$/.test(word))).toEqual([])
  expect(slipWords.length ** 3 * 10_000).toBeGreaterThan(2 ** 40)
})

test('TOG-06 no single wrong letter makes one word of another', () => {
  const near = slipWords.flatMap((one, at) =>
    slipWords
      .slice(at + 1)
      .filter((other) => areNear(one, other))
      .map((other) => `${one} ${other}`),
  )
  expect(near).toEqual([])
})

test.each([
  ['Melo Ponte Luna 2746', 'melo-ponte-luna-2746'],
  ['  MELO  ponte,luna\n2746 ', 'melo-ponte-luna-2746'],
  ['melo ponte luna2746', 'melo-ponte-luna-2746'],
  ['mèlo ponte luna 2746', 'melo-ponte-luna-2746'],
  ['melo ponte luna 274', null],
  ['melo ponte 2746', null],
  ['2746 melo ponte luna', null],
  ['a '.repeat(100_000), null],
])('TOG-06 a slip is read however it is typed: %j', (typed, slip) => {
  expect(readSlip(typed)).toBe(slip)
})
