import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnswerText, longestAnswer } from './answer-text.ts'

/** What comes out of an answer that arrives in these pieces. */
function heard(pieces: string[]) {
  const text = createAnswerText()
  let out = ''
  for (const piece of pieces) out += text.add(piece)
  return { out: out + text.end(), text }
}

const cutAt = (text: string, places: number[]) => {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b)
  return [...ends, text.length].map((end, index) => text.slice(index ? ends[index - 1] : 0, end))
}

test('AIX-02 wherever it is cut, thoughts are left out and every other letter stays', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).filter((one) => !one.includes('<')),
      fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).filter((one) => !one.includes('<')),
      fc.array(fc.nat(200), { maxLength: 12 }),
      (thoughts, words, places) => {
        const answer = `Ecco ${words} <b> fine`
        const whole = `\n<think>${thoughts}</think>${answer}`
        expect(heard(cutAt(whole, places)).out).toBe(answer)
        expect(heard(cutAt(answer, places)).out).toBe(answer)
      },
    ),
  )
})

test('AIX-02 a sign that begins no thought is text', () => {
  expect(heard(['<', 'thin', 'g> e basta']).out).toBe('<thing> e basta')
  expect(heard(['<thi']).out).toBe('<thi')
})

test('AIX-02 thoughts that never end leave nothing', () => {
  const { out, text } = heard(['<think>', 'e '.repeat(50_000)])
  expect(out).toBe('')
  expect(text.isEmpty()).toBe(true)
})

test('ERR-31 blank pieces wait for the first word', () => {
  expect(heard([' ', '\n', 'Ciao', ' ', 'Ada']).out).toBe(' \nCiao Ada')
  expect(heard([' ', '\n']).out).toBe('')
})

test('AIX-02 no answer is longer than the longest, and no letter is cut in half', () => {
  const { out } = heard(['👵'.repeat(longestAnswer)])
  expect(out.length).toBeLessThanOrEqual(longestAnswer)
  expect(out.isWellFormed()).toBe(true)
})
