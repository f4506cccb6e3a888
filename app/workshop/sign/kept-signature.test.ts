import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetSignature,
  keepSignature,
  keepSigned,
  onSignatureChange,
  readSignature,
  readSigned,
} from './kept-signature.ts'

const pina = { name: 'Pina Carrara', closing: 'Con affetto', isRemembered: false }

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

test('WKX-52 unless asked for it stays in the tab alone', () => {
  keepSignature(pina, null)
  expect(readSignature(null)).toEqual(pina)
  expect(device.kept.size).toBe(0)
  keepSignature({ ...pina, isRemembered: true }, null)
  expect(readSignature(null)).toEqual({ ...pina, isRemembered: true })
  expect([tab.kept.size, device.kept.size]).toEqual([0, 1])
  keepSignature({ ...pina, name: 'Pina' }, null)
  expect(readSignature(null)).toEqual({ ...pina, name: 'Pina' })
  expect([tab.kept.size, device.kept.size]).toEqual([1, 0])
})

test('WKX-52 it is forgotten in tab and device, and everybody in the page hears of it', () => {
  const heard = vi.fn()
  const end = onSignatureChange(heard)
  keepSignature(pina, null)
  keepSignature({ ...pina, isRemembered: true }, 'anna')
  forgetSignature()
  end()
  keepSignature(pina, null)
  expect(heard).toHaveBeenCalledTimes(3)
  forgetSignature()
  expect([tab.kept.size, device.kept.size]).toEqual([0, 0])
  expect(readSignature('anna')).toBeNull()
})

test('WKX-52 nobody meets the signature of another account', () => {
  keepSignature({ ...pina, isRemembered: true }, 'anna')
  expect(readSignature('anna')?.name).toBe('Pina Carrara')
  expect(readSignature('luca')).toBeNull()
  expect(readSignature(null)).toBeNull()
  keepSignature(pina, 'luca')
  expect(readSignature('anna')?.name).toBe('Pina Carrara')
})

test('WKX-52 a broken, closed or full storage keeps nothing and breaks nothing', () => {
  tab.kept.set('fucina:firma', '{broken')
  device.kept.set('fucina:firma', JSON.stringify({ version: 99, name: 'Pina', ownerId: null }))
  expect(readSignature(null)).toBeNull()
  tab.setItem = () => {
    throw new Error('full')
  }
  keepSignature(pina, null)
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('window', {
    get sessionStorage() {
      return closed()
    },
    get localStorage() {
      return closed()
    },
  })
  keepSignature(pina, null)
  forgetSignature()
  expect(readSignature(null)).toBeNull()
})

test('WKX-51 the answer that is signed is known again, until the signature is taken out', () => {
  keepSignature(pina, null)
  keepSigned('scambio-1', null)
  expect(readSigned(null)).toBe('scambio-1')
  expect(readSigned('anna')).toBe('scambio-1')
  keepSigned(null, 'anna')
  expect(readSigned('anna')).toBeNull()
})
