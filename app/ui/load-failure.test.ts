import { afterEach, expect, test, vi } from 'vitest'
import { loadFailure } from './load-failure.ts'

type Answer = { status: number; data: unknown }
const isAnswer = (error: unknown): error is Answer =>
  typeof error === 'object' && error !== null && 'status' in error

const said = (error: unknown) => loadFailure(error, isAnswer, 'Errore nel caricamento')

afterEach(() => vi.unstubAllGlobals())

test('our own answers speak for themselves', () => {
  const missing = { status: 404, data: { code: 'NOT_FOUND', message: 'Risposta non trovata' } }
  expect(said(missing)).toEqual({ message: 'Risposta non trovata', help: null })
  const away = { status: 503, data: { code: 'DATABASE_UNAVAILABLE', message: 'Errore X' } }
  expect(said(away)?.message).toBe('Errore X')
})

test('LET-95 only a browser that is offline reads that its connection is away', () => {
  const lost = new TypeError('Failed to fetch')
  vi.stubGlobal('navigator', { onLine: false })
  expect(said(lost)?.help).toMatch(/manchi la connessione/)
  const away = { status: 503, data: { code: 'DATABASE_UNAVAILABLE', message: 'Errore X' } }
  expect(said(away)?.help).toMatch(/^Il guasto è del sito/)
  vi.stubGlobal('navigator', { onLine: true })
  expect(said(lost)?.help).toMatch(/^Il sito non ha risposto/)
  for (const status of [500, 502, 504]) {
    expect(said({ status, data: null })?.help).toMatch(/^Il guasto è del sito/)
  }
  const crowd = { status: 503, data: { code: 'BUSY', message: "C'è molta gente" } }
  for (const error of [crowd, { status: 429, data: null }, { status: 408, data: '' }]) {
    expect(said(error)?.help).toMatch(/^Aspetta un momento/)
  }
})

test('the catalogue speaks for answers of others and for none at all', () => {
  const expected = {
    message: 'Errore nel caricamento',
    help: expect.stringMatching(/ di nuovo tra /),
  }
  expect(said({ status: 502, data: '<h1>Bad Gateway</h1>' })).toEqual(expected)
  expect(said(new TypeError('Failed to fetch'))).toEqual(expected)
  expect(said(new Error('Unable to decode turbo-stream response'))).toEqual(expected)
})

test('ERR-27 a mistake of the program has no text of its own', () => {
  expect(said(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBeNull()
  expect(said(new Error('Unexpected Server Error'))).toBeNull()
})
