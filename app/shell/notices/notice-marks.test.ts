import { expect, test } from 'vitest'
import { closedRules, hasMark, withMark } from './notice-marks.ts'

test('WHO-04 what is closed is kept beside what was read, the newest first, and bounded', () => {
  const read = withMark('', 'uno', 'letto')
  const closed = withMark(read, 'uno', 'chiuso')
  expect(closed).toBe('uno:chiuso uno:letto')
  expect(withMark(closed, 'uno', 'letto').split(' ')).toHaveLength(2)
  expect([hasMark(closed, 'uno', 'chiuso'), hasMark(closed, 'due', 'chiuso')]).toEqual([
    true,
    false,
  ])
  let marks = ''
  for (let at = 0; at < 100; at += 1) marks = withMark(marks, `n${at}`, 'letto')
  expect(marks.split(' ')).toHaveLength(60)
  expect(hasMark(marks, 'n99', 'letto')).toBe(true)
})

test('WHO-04 a page says how each of its notices is hidden where it was closed', () => {
  const html = '<div class="wrap" data-notice="a-B_1"></div><div data-notice="c"></div>'
  expect(closedRules(html)).toBe(
    '[data-notices~="a-B_1:chiuso"] [data-notice="a-B_1"]{display:none}' +
      '[data-notices~="c:chiuso"] [data-notice="c"]{display:none}',
  )
  expect(closedRules('<div></div>')).toBe('')
})
