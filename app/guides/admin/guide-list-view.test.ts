import { expect, test } from 'vitest'
import { guideListPath, parseGuideListView, totalText } from './guide-list-view.ts'

/** A page of a longer list, of which so many are known. */
const counted = (total: number) => ({ total })

const read = (search: string) => parseGuideListView(new URLSearchParams(search))

test('ADMG-01 the address of the list says what it shows, and reads back', () => {
  const everything = read('')
  expect(everything).toEqual({
    query: '',
    isPublished: null,
    order: 'called',
    after: null,
    before: null,
  })
  expect(guideListPath(everything)).toBe('/admin/guides')
  const view = read('q=menu+%26+co&stato=bozza&ordine=modifica&dopo=guida-1')
  expect(view).toEqual({
    query: 'menu & co',
    isPublished: false,
    order: 'changed',
    after: 'guida-1',
    before: null,
  })
  expect(guideListPath(view, { after: 'guida-1' })).toBe(
    '/admin/guides?q=menu+%26+co&stato=bozza&ordine=modifica&dopo=guida-1',
  )
  // A change of the view leads to its first page.
  expect(guideListPath(view, { isPublished: null })).toBe(
    '/admin/guides?q=menu+%26+co&ordine=modifica',
  )
  expect(guideListPath(read('stato=pubblicato'), { before: 'x' })).toBe(
    '/admin/guides?stato=pubblicato&prima=x',
  )
  expect(read(`stato=altro&ordine=altro&q=${'x'.repeat(300)}%00`)).toMatchObject({
    isPublished: null,
    order: 'called',
    query: 'x'.repeat(100),
  })
})

test('ADMG-01 the count is said in words', () => {
  expect(totalText(counted(1), read(''))).toBe('1 guida')
  expect(totalText(counted(100_000), read(''))).toBe('100.000 guide')
  expect(totalText(counted(1), read('q=a'))).toBe('1 guida trovata')
  expect(totalText(counted(12), read('q=a'))).toBe('12 guide trovate')
})
