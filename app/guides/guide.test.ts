import { expect, test } from 'vitest'
import {
  chapterPath,
  chapterSearch,
  chaptersText,
  difficulties,
  difficultyLabels,
  isComplete,
  isContentId,
  isRating,
  minutesText,
  progressText,
} from './guide.ts'
import { guideListAddress, isWholeList, parseGuideView } from './guide-view.ts'

test('CONST-01 the levels are called Principiante, Intermedio, Avanzato', () => {
  expect(difficulties.map((difficulty) => difficultyLabels[difficulty])).toEqual([
    'Principiante',
    'Intermedio',
    'Avanzato',
  ])
})

test('CONST-07 ratings go from 0 to 5 in steps of 0.1', () => {
  for (const good of [0, 0.1, 2.3, 4.7, 5]) expect(isRating(good), String(good)).toBe(true)
  for (const bad of [-0.1, 5.1, 4.55, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(isRating(bad), String(bad)).toBe(false)
  }
})

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

test('Q17 ids have letters, digits, hyphens and underscores only', () => {
  for (const good of ['1', 'chatgpt-basics', 'A_b-2']) expect(isContentId(good)).toBe(true)
  for (const bad of ['', ' ', 'a b', 'a/b', 'è', '\u0000', 'a'.repeat(201)]) {
    expect(isContentId(bad)).toBe(false)
  }
})

test('GUIDE-08 the address of a chapter opens it without script and brings it into view', () => {
  expect(chapterSearch('uno')).toBe('?capitolo=uno#capitolo-uno')
  expect(chapterPath('g', 'uno')).toBe('/guides/g?capitolo=uno#capitolo-uno')
})

test('GUIDE-01 the list lives in its address', () => {
  const read = (text: string) => parseGuideView(new URLSearchParams(text))
  expect(read('')).toEqual({ difficulty: null, query: '', after: null })
  expect(isWholeList(read(''))).toBe(true)
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
