import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countText } from '../ui/count-text.ts'
import { formatMonth } from '../ui/format-date.ts'
import { withFirstPage, withPage } from '../ui/pages.ts'
import { excerpt, foundText, type SavedItem, tagsFromText, tidyTags } from './saved.ts'
import { byMonth } from './saved-pages.ts'
import { parseSavedView, type SavedView, viewAddress } from './saved-view.ts'

const item = (id: string, date = '2026-11-20T10:00:00Z') =>
  ({ id, createdAt: new Date(date) }) as SavedItem
const items = (ids: string) => [...ids].map((id) => item(id))
const idsOf = (shown: { items: SavedItem[] }) => shown.items.map(({ id }) => id).join('')

test('CONST-08 an excerpt is the beginning of the text, in one line', () => {
  expect(excerpt('- Due primi\n- Un link (a.it)\n\nProva')).toBe(
    '- Due primi - Un link (a.it) Prova',
  )
  expect(excerpt('parola '.repeat(100), 20)).toBe('parola parola parola…')
  expect(excerpt('')).toBe('')
  expect(excerpt('👵'.repeat(9), 5)).toBe('👵👵…')
})

test('Q22 tags are tidied: trimmed, each once whatever its case, in order', () => {
  expect(tidyTags(['  Menu  del giorno ', 'scuola', 'MENU DEL GIORNO', '', ' '])).toEqual([
    'Menu del giorno',
    'scuola',
  ])
  expect(tagsFromText('a, b,,a ,')).toEqual(['a', 'b'])
})

test('SAVE-07 items stand under their months, by the clocks of Rome', () => {
  const groups = byMonth(
    [
      item('a', '2025-11-30T22:59:00Z'),
      item('b', '2025-11-01T00:00:00Z'),
      item('c', '2025-10-31T23:30:00Z'),
      item('d', '2025-10-31T22:30:00Z'),
    ],
    formatMonth,
  )
  expect(groups.map(({ month, items: some }) => `${month}: ${idsOf({ items: some })}`)).toEqual([
    'novembre 2025: abc',
    'ottobre 2025: d',
  ])
})

test('further pages are added once, and a new first page replaces only its range', () => {
  const two = withPage({ items: items('abc'), next: 'c' }, { items: items('cdef'), next: 'f' })
  expect([idsOf(two), two.next]).toEqual(['abcdef', 'f'])
  const saved = withFirstPage(two, { items: items('xab'), next: 'b' })
  expect([idsOf(saved), saved.next]).toEqual(['xabcdef', 'f'])
  const deleted = withFirstPage(two, { items: items('acd'), next: 'd' })
  expect([idsOf(deleted), deleted.next]).toEqual(['acdef', 'f'])
  const emptied = withFirstPage(two, { items: [], next: null })
  expect([idsOf(emptied), emptied.next]).toEqual(['', null])
  const one = withFirstPage({ items: items('abc'), next: 'c' }, { items: items('acd'), next: 'd' })
  expect([idsOf(one), one.next]).toEqual(['acd', 'd'])
})

test('SAVE-03 SAVE-05 the address says what is shown, and reads back as it was written', () => {
  const views: fc.Arbitrary<SavedView> = fc.record({
    place: fc.constant('/saved-searches'),
    query: fc.string({ maxLength: 20 }).map((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
    sort: fc.constantFrom('newest', 'title'),
    filter: fc.constantFrom('all', 'withImage', 'withTags'),
    tag: fc.constantFrom(null, 'menu & co', 'città'),
    layout: fc.constantFrom('grid', 'list'),
    after: fc.constantFrom(null, 'abc-1'),
  })
  fc.assert(
    fc.property(views, (view) => {
      const address = viewAddress(view, { after: view.after, layout: view.layout })
      expect(parseSavedView(new URL(address, 'http://x').searchParams)).toEqual(view)
    }),
  )
  const view = parseSavedView(new URLSearchParams('filtro=boh&ordine=1&vista=x&tag=%00'), 'elenco')
  expect(view).toMatchObject({ filter: 'all', sort: 'newest', layout: 'grid', tag: null })
  expect(parseSavedView(new URLSearchParams(), 'elenco').layout).toBe('list')
})

test('SAVE-01 counters and results are said in words that are true', () => {
  const totals = { total: 1000, withImage: 0, withTags: 0 }
  expect([999, 1000, 25_000].map(countText)).toEqual(['999', '1.000', '25.000'])
  expect(foundText({ ...totals, total: 1 })).toBe('Una risposta trovata.')
  expect(foundText({ ...totals, total: 24 })).toBe('24 risposte trovate.')
})
