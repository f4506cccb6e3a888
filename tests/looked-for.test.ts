/** What the guides of services send somebody to look for is drawn. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { guides } from '../db/content/guides/all.ts'
import { lookedFor } from '../db/content/guides/looked-for.ts'

const ofServices = guides.filter(({ id }) => id.endsWith('-basics'))
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
})

test.for(drawings)('TEA-40 the drawing of %s is light', ([, { imageUrl }]) => {
  const svg = readFileSync(resolve(import.meta.dirname, '../public', `.${imageUrl}`))
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6 * 1024)
})
