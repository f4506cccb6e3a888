import { expect, test } from 'vitest'
import { requestKind } from './request-kind.server.ts'

test('REL-10 each request is of one of few kinds, whatever its address', () => {
  const kinds = (method: string, urls: string[]) => urls.map((url) => requestKind(method, url))
  expect(kinds('GET', ['/', '/guides/abc', '/LOGIN?a=b.c', '/%', '//'])).toEqual(
    Array(5).fill('page'),
  )
  expect(kinds('HEAD', ['/guides.data', '/_.data?index'])).toEqual(['data', 'data'])
  expect(kinds('GET', ['/assets/root-1.js', '/favicon.ico'])).toEqual(['file', 'file'])
  expect(kinds('GET', ['/healthz', '/readyz', '/metrics?x'])).toEqual(Array(3).fill('watch'))
  expect(kinds('POST', ['/login', '/guides.data'])).toEqual(['action', 'action'])
  expect(kinds('POST', ['/prompts/answer', '/Prompts/Answer/'])).toEqual(['answer', 'answer'])
  expect(kinds('GET', ['/news'])).toEqual(['poll'])
})
