import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rating, ratingText } from './rating.tsx'

test('a rating is written with the Italian comma and at most one decimal', () => {
  expect(ratingText(4.7)).toBe('4,7')
  expect(ratingText(5)).toBe('5')
  expect(ratingText(0)).toBe('0')
})

test('a rating says what it is in words beside its stars', () => {
  const html = renderToStaticMarkup(<Rating value={4.4} />)
  expect(html.replace(/<[^>]+>/g, '')).toBe('4,4 su 5, valutazione indicativa')
  expect(html.match(/ on"/g)).toHaveLength(4)
})
