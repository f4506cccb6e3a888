import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { normalText, themeColour } from './look.ts'
import { colours, normal, parseReading, pressed, readingText, sizes } from './reading.ts'
import { browserReading, readingCookie, readingIn } from './reading-cookie.server.ts'
import { settleReading } from './settle-reading.server.ts'

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
const now = new Date('2026-11-23T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('LRN-41 the cookie', () => {
  test('brings back what it was given, for a year, out of reach of scripts', () => {
    for (const kept of [
      { text: 'large.dark.simple', chosenAt: null },
      { text: normalText, chosenAt: now },
    ]) {
      const set = readingCookie(env, kept)
      expect(browserReading(env, `a=b; ${set.split(';')[0]}`)).toEqual(kept)
      for (const part of ['Max-Age=31536000', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) {
        expect(set).toContain(part)
      }
    }
  })

  test.for([undefined, 'fucina_lettura=huge.dark.full', 'altro=large.dark.full'])(
    'counts as the usual look when it is none of ours: %s',
    (cookie) => {
      expect(readingIn(plain, cookie)).toBe(normalText)
    },
  )
})

describe('LRN-41 whoever signs in', () => {
  const large = 'large.paper.full'
  const dark = 'normal.dark.full'
  test('keeps what was chosen in this browser just before', () => {
    const browser = { text: large, chosenAt: minutesAgo(10) }
    const both = { text: large, isForAccount: true, isForBrowser: true }
    expect(settleReading(browser, dark, now)).toEqual(both)
    expect(settleReading(browser, null, now)).toEqual(both)
  })

  test('else reads as the account keeps it', () => {
    const theirs = { text: dark, isForAccount: false, isForBrowser: true }
    expect(settleReading({ text: large, chosenAt: minutesAgo(90) }, dark, now)).toEqual(theirs)
    expect(settleReading({ text: large, chosenAt: null }, dark, now)).toEqual(theirs)
    expect(settleReading(null, dark, now)).toEqual(theirs)
    expect(settleReading({ text: dark, chosenAt: null }, dark, now)).toEqual({
      ...theirs,
      isForBrowser: false,
    })
  })

  test('else as the browser shows it; a choice of long ago goes into an account without one', () => {
    const shown = { isForAccount: false, isForBrowser: false }
    expect(settleReading({ text: large, chosenAt: null }, null, now)).toEqual({
      ...shown,
      text: large,
    })
    expect(settleReading(null, null, now)).toEqual({ ...shown, text: normalText })
    expect(settleReading(null, 'broken', now)).toEqual({ ...shown, text: normalText })
    const old = { text: large, chosenAt: minutesAgo(90_000) }
    expect(settleReading(old, null, now)).toMatchObject({ text: large, isForAccount: true })
  })
})

test('LRN-43 the bars around the page have its colour', () => {
  const css = readFileSync(resolve(import.meta.dirname, '../ui/tokens.css'), 'utf8')
  const papers = [...css.matchAll(/--paper: (#\w+)/g)].map(([, colour]) => colour)
  expect(colours.map((colour) => themeColour(`normal.${colour}.full`))).toEqual(papers)
})
