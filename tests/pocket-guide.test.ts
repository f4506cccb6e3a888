/** 'L'AI che hai già in tasca' keeps what it promises. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aiInTasca } from '../db/content/guides/ai-in-tasca.ts'

const { chapters } = aiInTasca
const file = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path))

describe.each(chapters)('the chapter $id', ({ id, content, imageUrl, imageAlt }) => {
  const headings = content.split('\n').filter((line) => line.startsWith('• '))
  const heads = (words: RegExp) => headings.filter((line) => words.test(line)).length

  test('TEA-30 says how to recognise it, to try it, what to keep, how to turn it down', () => {
    if (id !== 'ai-in-tasca-silenzio') {
      expect(heads(/Come si riconosce/)).toBe(1)
      expect(heads(/a voce/)).toBe(1)
      expect(heads(/tieni per te|chiedi altrove|con le dita/)).toBe(1)
    }
    expect(heads(/abbassar|spegner/)).toBeGreaterThanOrEqual(1)
  })

  test('TEA-30 is drawn with the numerals that its text names, lightly', () => {
    const named = new Set(content.match(/(?<=umero )[1-9]/g))
    expect(named.size).toBeGreaterThanOrEqual(2)
    for (const numeral of named) expect(imageAlt).toContain(`${numeral},`)
    expect(brotliCompressSync(file(`public${imageUrl}`)).length).toBeLessThanOrEqual(6 * 1024)
  })

  test('LET-90 names a source with its month', () => {
    expect(content).toMatch(
      /(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) 202\d/,
    )
  })
})
