import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWords, keepFilled, keepWords, readFilled, readKeptWords } from './kept-words.ts'

const pina = { words: { nomeecognome: 'Pina Carrara' }, isRemembered: false }

/** Enough of a browser's storage, that can be closed or full. */
function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let [tab, device] = [storage(), storage()]
beforeEach(() => {
  ;[tab, device] = [storage(), storage()]
  vi.stubGlobal('window', { sessionStorage: tab, localStorage: device })
  return () => vi.unstubAllGlobals()
})

test('WKX-33 unless asked for they stay in the tab alone', () => {
  keepWords(pina, null)
  expect(readKeptWords(null)).toEqual(pina)
  expect(device.kept.size).toBe(0)
  keepWords({ ...pina, isRemembered: true }, null)
  expect(readKeptWords(null)).toEqual({ ...pina, isRemembered: true })
  expect([tab.kept.size, device.kept.size]).toEqual([0, 1])
  keepWords({ ...pina, words: {} }, null)
  expect(readKeptWords(null)).toEqual({ ...pina, words: {} })
  expect([tab.kept.size, device.kept.size]).toEqual([1, 0])
})

test('WKX-33 nobody meets the words of another account, and they are forgotten everywhere', () => {
  keepWords({ ...pina, isRemembered: true }, 'anna')
  expect(readKeptWords('anna')?.words).toEqual(pina.words)
  expect(readKeptWords('luca')).toBeNull()
  expect(readKeptWords(null)).toBeNull()
  keepWords(pina, 'luca')
  expect(readKeptWords('anna')?.words).toEqual(pina.words)
  forgetWords()
  expect([tab.kept.size, device.kept.size]).toEqual([0, 0])
})

test('WKX-51 the answer that is filled is known again, until the words are taken out', () => {
  keepWords(pina, null)
  keepFilled('generazione-1', null)
  expect(readFilled(null)).toBe('generazione-1')
  expect(readFilled('anna')).toBe('generazione-1')
  keepFilled(null, 'anna')
  expect(readFilled('anna')).toBeNull()
})
