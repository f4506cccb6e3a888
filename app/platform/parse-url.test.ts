import { expect, test } from 'vitest'
import { httpAddress } from './parse-url.ts'

test('TOOL-11 PROF-07 only http and https addresses become links', () => {
  expect(httpAddress('https://claude.ai')).toBe('https://claude.ai/')
  expect(httpAddress('http://esempio.it/a?b=c')).toBe('http://esempio.it/a?b=c')
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.it',
    '//a.it',
    '/guides',
    'a.it',
    '',
  ]) {
    expect(httpAddress(bad), bad).toBeNull()
  }
})
