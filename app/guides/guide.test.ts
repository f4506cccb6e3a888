import { expect, test } from 'vitest'
import { difficulties } from '../records/content/content.ts'
import { chapterPath, chapterSearch, isComplete } from './guide.ts'
import { guideListAddress, parseGuideView } from './guide-view.ts'

test('GUIDE-06 GUIDE-16 a guide is complete when all chapters are done, never without chapters', () => {
  expect(isComplete({ done: 3, total: 3 })).toBe(true)
  expect(isComplete({ done: 2, total: 3 })).toBe(false)
  expect(isComplete({ done: 0, total: 0 })).toBe(false)
})

test('GUIDE-08 the address of a chapter opens it without script and brings it into view', () => {
  expect(chapterSearch('uno')).toBe('?capitolo=uno#capitolo-uno')
  expect(chapterPath('g', 'uno')).toBe('/guides/g?capitolo=uno#capitolo-uno')
})

test('GUIDE-01 the list lives in its address', () => {
  const read = (text: string) => parseGuideView(new URLSearchParams(text))
  expect(read('')).toEqual({ difficulty: null, query: '' })
  expect(read('livello=avanzato&q=%20foto%00%20')).toEqual({
    difficulty: 'advanced',
    query: 'foto',
  })
  expect(read('livello=beginner').difficulty).toBeNull()
  const view = read('livello=intermedio&q=foto')
  expect(guideListAddress(view)).toBe('/guides?livello=intermedio&q=foto')
  expect(guideListAddress(view, { difficulty: null })).toBe('/guides?q=foto')
  expect(guideListAddress(view, { query: '' })).toBe('/guides?livello=intermedio')
  for (const difficulty of difficulties) {
    const address = guideListAddress({ difficulty, query: '' })
    expect(read(address.split('?')[1] ?? '').difficulty).toBe(difficulty)
  }
})
