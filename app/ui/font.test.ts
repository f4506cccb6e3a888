import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The ranges of each file of the typeface, in the order in which a browser reads them. */
const faces = [
  ...readFileSync(resolve(import.meta.dirname, 'font.css'), 'utf8').matchAll(
    /url\("\.\/(.+?)\.woff2"\)[^}]*unicode-range:\s*([^;]+);/g,
  ),
].map(([, file = '', ranges = '']) => ({
  file,
  ranges: ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  }),
}))

/** Of two files with a letter the later one counts. */
const fileOf = (letter: string) =>
  faces.findLast(({ ranges }) =>
    ranges.some(
      ([first, last]) =>
        first <= Number(letter.codePointAt(0)) && Number(letter.codePointAt(0)) <= last,
    ),
  )?.file

test('HSE-05 every European name stands in one typeface, whose second file comes for letters of its own only', () => {
  for (const letter of 'Perché città È ñ ü ß œ ç å “«–…€') {
    expect(fileOf(letter), letter).toBe('atkinson-next-latin')
  }
  for (const letter of 'ăâîșțşţłśźżćęąňďťľĺŕřůűőğİčđžšāēīūķļņģėįųŵŷħċġĐŁȘ'.replace(/[âî]/g, '')) {
    expect(fileOf(letter), letter).toBe('atkinson-next-latin-ext')
  }
})
