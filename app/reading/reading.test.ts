import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { normalText, themeColour } from './look.ts'
import { colours, normal, parseReading, pressed, readingText, sizes } from './reading.ts'
import { browserReading, readingCookie, readingIn } from './reading-cookie.server.ts'

const all = sizes.flatMap((size) =>
  colours.flatMap((colour) =>
    [false, true].map((isSimple) => ({ size, colours: colour, isSimple })),
  ),
)

describe('LRN-40 how somebody wants to read', () => {
  test('is one of eighteen texts, and anything else is none', () => {
    const texts = all.map(readingText)
    expect(new Set(texts).size).toBe(18)
    expect(all).toEqual(texts.map(parseReading))
    expect(readingText(normal)).toBe(normalText)
    for (const text of [null, '', 'large', 'large.dark', 'large.dark.yes', 'huge.dark.full']) {
      expect(parseReading(text), String(text)).toBeNull()
    }
  })

  test('is pressed, and taken back by pressing again', () => {
    const large = pressed(normal, 'large')
    expect(readingText(large)).toBe('large.paper.full')
    expect(pressed(large, 'large')).toEqual(normal)
    expect(pressed(pressed(large, 'dark'), 'largest').colours).toBe('dark')
  })
})

const env = { isHttps: true }
const plain = { isHttps: false }

describe('LRN-41 the cookie', () => {
  test('brings back what it was given, for a year, out of reach of scripts', () => {
    const set = readingCookie(env, 'large.dark.simple')
    expect(browserReading(env, `a=b; ${set.split(';')[0]}`)).toBe('large.dark.simple')
    for (const part of ['Max-Age=31536000', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) {
      expect(set).toContain(part)
    }
  })

  test('of 1.0.0, with the moment of the choice, is read too', () => {
    expect(readingIn(plain, 'fucina_lettura=large.dark.full~t2x0qo')).toBe('large.dark.full')
  })

  test.for([undefined, 'fucina_lettura=huge.dark.full', 'altro=large.dark.full'])(
    'counts as the usual look when it is none of ours: %s',
    (cookie) => {
      expect(readingIn(plain, cookie)).toBe(normalText)
    },
  )
})

test('LRN-43 the bars around the page have its colour', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../ui/tokens.css'), 'utf8')
  const papers = [...css.matchAll(/--paper: (#\w+)/g)].map(([, colour]) => colour)
  expect(colours.map((colour) => themeColour(`normal.${colour}.full`))).toEqual(papers)
})
