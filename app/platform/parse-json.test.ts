import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

test('HLD-01 JSON of a million levels is none, before anything goes down into it', () => {
  for (const nested of [lists, objects]) {
    expect(() => parseJson(nested(1_000_000))).toThrow('too deep')
    expect(() => parseJson(`{"tools":[${nested(101)}]}`)).toThrow('too deep')
    expect(parseJson(nested(100))).toEqual(JSON.parse(nested(100)))
  }
  expect(() => parseJson('['.repeat(1_000_000))).toThrow('too deep')
  expect(() => parseJson('[1,')).toThrow(SyntaxError)
})

test('HLD-01 what stands in texts is no level, and everything else is read as ever', () => {
  const texts = ['['.repeat(500), '"['.repeat(500), '\\"{'.repeat(500), '\\\\'.repeat(9)]
  expect(parseJson(JSON.stringify(texts))).toEqual(texts)
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})
