import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rating } from './rating.tsx'

test('a rating says what it is in words beside its stars', () => {
  const html = renderToStaticMarkup(<Rating value={4.4} />)
  expect(html.replace(/<[^>]+>/g, '')).toBe('4,4 su 5, valutazione indicativa')
  expect(html.match(/ on"/g)).toHaveLength(4)
})
