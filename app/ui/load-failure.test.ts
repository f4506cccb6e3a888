import { expect, test } from 'vitest'
import { loadFailure } from './load-failure.ts'

type Answer = { status: number; data: unknown }
const isAnswer = (error: unknown): error is Answer =>
  typeof error === 'object' && error !== null && 'status' in error

const said = (error: unknown) => loadFailure(error, isAnswer, 'Errore nel caricamento')

test('our own answers speak for themselves', () => {
  const missing = { status: 404, data: { code: 'NOT_FOUND', message: 'Risposta non trovata' } }
  expect(said(missing)).toEqual({ message: 'Risposta non trovata', isWorthRetrying: false })
  const away = { status: 503, data: { code: 'DATABASE_UNAVAILABLE', message: 'Errore X' } }
  expect(said(away)).toEqual({ message: 'Errore X', isWorthRetrying: true })
})

test('the catalogue speaks for answers of others and for none at all', () => {
  const expected = { message: 'Errore nel caricamento', isWorthRetrying: true }
  expect(said({ status: 502, data: '<h1>Bad Gateway</h1>' })).toEqual(expected)
  expect(said(new TypeError('Failed to fetch'))).toEqual(expected)
  expect(said(new TypeError('NetworkError when attempting to fetch resource.'))).toEqual(expected)
  expect(said(new TypeError('Load failed'))).toEqual(expected)
  expect(said(new Error('Unable to decode turbo-stream response'))).toEqual(expected)
})

test('ERR-27 a mistake of the program has no text of its own', () => {
  expect(said(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBeNull()
  expect(said(new Error('Unexpected Server Error'))).toBeNull()
})
