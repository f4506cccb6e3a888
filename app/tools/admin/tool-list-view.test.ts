import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseToolListView, toolListPath, totalText } from './tool-list-view.ts'

const readBack = (path: string) =>
  parseToolListView(new URL(path, 'http://esempio.invalid').searchParams)

test('ADMT-01 the address of a list says all of it, whatever was typed', () => {
  const word = fc.string({ maxLength: 90 }).map((text) => text.replace(/\p{Cc}/gu, '').trim())
  const view = fc.record({
    query: word,
    isActive: fc.constantFrom(true, false, null),
    category: word.map((text) => text || null),
    order: fc.constantFrom('called' as const, 'changed' as const),
    after: fc.constantFrom(null, 'sega-2'),
    before: fc.constantFrom(null, 'lima'),
  })
  fc.assert(
    fc.property(view, (one) => {
      expect(readBack(toolListPath(one, { after: one.after, before: one.before }))).toEqual(one)
      expect(readBack(toolListPath(one))).toEqual({ ...one, after: null, before: null })
    }),
  )
})

test('an address with nonsense shows the whole list', () => {
  const all = readBack('/admin/tools')
  expect(readBack('/admin/tools?q=%00%20&stato=forse&ordine=x&categoria=&dopo=')).toEqual(all)
  expect(readBack('/admin/tools?stato=constructor')).toEqual(all)
})

/** A page of a longer list, of which so many are known. */
const counted = (total: number) => ({ total })

test('how many there are is said in words', () => {
  const all = readBack('/admin/tools')
  expect(totalText(counted(1), all)).toBe('1 strumento')
  expect(totalText(counted(12_345), all)).toBe('12.345 strumenti')
  const found = { ...all, query: 'sega' }
  expect(totalText(counted(1), found)).toBe('1 strumento trovato')
  expect(totalText(counted(0), found)).toBe('0 strumenti trovati')
})
