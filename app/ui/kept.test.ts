import { afterEach, expect, test, vi } from 'vitest'
import { tidyKept } from './kept.ts'

/** A browser's storage: its keys are those of the object, its methods are not. */
function storage(kept: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(kept, { [key]: text }),
    removeItem: (key: string) => void delete kept[key],
  }
  return new Proxy(kept, {
    get: (_, name) => methods[name as keyof typeof methods] ?? kept[String(name)],
  }) as unknown as Storage
}

const of = (ownerId: string | null) => JSON.stringify({ version: 1, ownerId, words: 'mie' })

afterEach(() => vi.unstubAllGlobals())

test('WKX-33 what a visitor kept goes to who signs in, and nothing of anybody else', () => {
  const tab = { 'fucina:bozza': '{broken "ownerId":null', 'fucina:bozza:passi': of(null) }
  const device = {
    'fucina:bozza:/admin': of(null),
    'fucina:bozza': of('luca'),
    'fucina:consigli': 'no',
  }
  vi.stubGlobal('window', { sessionStorage: storage(tab), localStorage: storage(device) })
  tidyKept('anna')
  const claimed = { version: 1, ownerId: 'anna', words: 'mie', isEarlier: true }
  expect(Object.keys(tab)).toEqual(['fucina:bozza:passi'])
  expect(JSON.parse(tab['fucina:bozza:passi'])).toEqual(claimed)
  expect(JSON.parse(device['fucina:bozza:/admin'])).toEqual(claimed)
  expect(device['fucina:bozza']).toBe(of('luca'))
  expect(device['fucina:consigli']).toBe('no')
})

test('WKX-33 a draft whose time is over goes, whoever comes by', () => {
  const kept = (savedAt: number) => JSON.stringify({ version: 1, ownerId: 'luca', savedAt })
  const hours = 60 * 60 * 1000
  const device = {
    'fucina:bozza': kept(Date.now() - 25 * hours),
    'fucina:bozza:/admin': of('luca'),
  }
  const tab = { 'fucina:bozza': kept(Date.now() - 23 * hours) }
  vi.stubGlobal('window', { sessionStorage: storage(tab), localStorage: storage(device) })
  tidyKept(undefined)
  expect(Object.keys(device)).toEqual(['fucina:bozza:/admin'])
  expect(Object.keys(tab)).toEqual(['fucina:bozza'])
})

test('LEGAL-01 what 1.0.0 remembered of brackets goes, whoever comes by', () => {
  const device = { 'fucina:parentesi': of(null), 'fucina:consigli': 'no' }
  vi.stubGlobal('window', { sessionStorage: storage({}), localStorage: storage(device) })
  tidyKept(undefined)
  expect(Object.keys(device)).toEqual(['fucina:consigli'])
})
