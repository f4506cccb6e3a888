/** What the guides of services send somebody to look for is drawn. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { guides } from '../db/content/guides/all.ts'
import { lookedFor } from '../db/content/guides/looked-for.ts'

const ofServices = guides.filter(({ id }) => id.endsWith('-basics'))
const chapters = ofServices.flatMap((guide) => guide.chapters)
const drawings = Object.entries(lookedFor)

/** Signs that nobody finds by their name alone. */
const signs =
  /tre puntini|iniziali|foglietti|gocce|doppia freccia|freccia curva|freccia che punta|stellina|graffetta|segno di spunta/

describe.each(ofServices)('the guide $id', (guide) => {
  const drawn = guide.chapters.filter(({ imageUrl }) => imageUrl !== null)

  test('TEA-40 shows what it sends to look for', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(3)
    const sending = guide.chapters.filter(({ content }) => signs.test(content))
    expect(sending.filter(({ imageUrl }) => imageUrl === null).map(({ id }) => id)).toEqual([])
  })

  test('TEA-40 names in its text what the drawing numbers', () => {
    for (const { id, content, imageAlt } of drawn) {
      const named = new Set(content.match(/(?<=\b(?:numero|il|al) )[1-4]\b/g))
      expect(named.size, id).toBeGreaterThanOrEqual(2)
      for (const numeral of named) expect(imageAlt, id).toContain(`${numeral},`)
      expect(content, id).toContain('disegno')
    }
  })

  test('TEA-40 says that it may stand elsewhere on the own screen', () => {
    expect(drawn.map(({ content }) => content).join('\n')).toMatch(/può stare altrove/)
  })
})

test('TEA-40 one drawing serves several chapters, and each serves two at least', () => {
  for (const [name, { imageUrl }] of drawings) {
    const served = chapters.filter((chapter) => chapter.imageUrl === imageUrl)
    expect(served.length, name).toBeGreaterThanOrEqual(2)
  }
})

test.for(drawings)('TEA-40 the drawing of %s is light', ([, { imageUrl }]) => {
  const svg = readFileSync(resolve(import.meta.dirname, '../public', `.${imageUrl}`))
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6 * 1024)
})

test('TEA-40 a drawing is of a kind of thing, and names no service', () => {
  const names = /ChatGPT|Claude|Gemini|Perplexity|Canva|DeepL|Firefly|Google|Microsoft/
  for (const [name, { imageAlt }] of drawings) expect(imageAlt, name).not.toMatch(names)
})
