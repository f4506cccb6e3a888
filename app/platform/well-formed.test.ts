import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inWholeCharacters, isWellFormed, wellFormed } from './well-formed.ts'

test('LET-04 pieces cut anywhere give whole characters; half of one at the end is not given', () => {
  const text = fc.string({ unit: 'grapheme' }).map((given) => `a🍲${given}`)
  fc.assert(
    fc.property(text, fc.array(fc.nat(40)), fc.boolean(), (given, cuts, isCut) => {
      const sent = isCut ? `${given}\ud83c` : given
      const places = [0, ...cuts.sort((one, other) => one - other), sent.length]
      const whole = inWholeCharacters()
      const pieces = places.slice(1).map((end, at) => whole(sent.slice(places[at], end)))
      expect(pieces.every(isWellFormed)).toBe(true)
      expect(pieces.join('')).toBe(given)
    }),
  )
  expect(wellFormed('a\ud83cb')).toBe('a\ufffdb')
})
