import { expect, test } from 'vitest'
import { difficulties } from '../records/content/content.ts'
import { minutesText } from '../ui/count-text.ts'
import { chapterPath, chapterSearch, chaptersText, isComplete, progressText } from './guide.ts'
import { guideListAddress, parseGuideView } from './guide-view.ts'

test('GUIDE-02 minutes and chapters are counted in Italian', () => {
  expect([1, 45, 90].map(minutesText)).toEqual(['1 minuto', '45 minuti', '90 minuti'])
  expect([0, 1, 4].map(chaptersText)).toEqual(['0 capitoli', '1 capitolo', '4 capitoli'])
  expect(progressText({ done: 2, total: 4 })).toBe('2 capitoli su 4')
})

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
  expect(read('')).toEqual({ difficulty: null, query: '', after: null })
  expect(read('livello=avanzato&q=%20foto%00%20&dopo=x')).toEqual({
    difficulty: 'advanced',
    query: 'foto',
    after: 'x',
  })
  expect(read('livello=beginner').difficulty).toBeNull()
  const view = read('livello=intermedio&q=foto&dopo=x')
  expect(guideListAddress(view)).toBe('/guides?livello=intermedio&q=foto')
  expect(guideListAddress(view, { difficulty: null })).toBe('/guides?q=foto')
  expect(guideListAddress(view, { query: '', after: 'y' })).toBe(
    '/guides?livello=intermedio&dopo=y',
  )
  for (const difficulty of difficulties) {
    const address = guideListAddress({ difficulty, query: '', after: null })
    expect(read(address.split('?')[1] ?? '').difficulty).toBe(difficulty)
  }
})
