import { expect, test } from 'vitest'
import { gulpease, isSentence } from '../../tests/gulpease.ts'
import { togetherText } from './together-text.server.ts'

const texts = Object.values(togetherText).flatMap((part) =>
  typeof part === 'string' ? [part] : part.flatMap(({ title, text }) => [title, text]),
)

test('TOG-38 the page is easy to read, and typed as Italian', () => {
  const sentences = texts.filter(isSentence)
  expect(sentences.length).toBeGreaterThan(10)
  expect(
    sentences
      .map((text) => ({ text, index: Math.round(gulpease(text)) }))
      .filter(({ index }) => index < 60),
  ).toEqual([])
  expect(texts.filter((text) => /[’‘]|\be'(?=\s)| [—–] | {2}/.test(text))).toEqual([])
})
