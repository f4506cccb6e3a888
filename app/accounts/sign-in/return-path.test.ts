import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const site = 'https://fucina.example'

test('SESS-07 a path of this site is kept with its query and fragment', () => {
  expect(safeReturnPath('/tools/3', site)).toBe('/tools/3')
  expect(safeReturnPath('/prompts?profession=medico#risposta', site)).toBe(
    '/prompts?profession=medico#risposta',
  )
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/x/..//evil.example',
  'evil.example',
  '',
])('SESS-07 %j leads to no other site', (asked) => {
  expect(safeReturnPath(asked, site)).toBeNull()
})

test('HLD-11 a path longer than any of ours is none, however it is written', () => {
  const longest = `/${'a'.repeat(1999)}`
  expect(safeReturnPath(longest, site)).toBe(longest)
  expect(safeReturnPath(`${longest}a`, site)).toBeNull()
  expect(safeReturnPath(`/${'è'.repeat(1000)}`, site)).toBeNull()
})

test('SESS-07 whatever is asked for, a browser never leaves the site', { timeout: 20_000 }, () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'evil.example',
  )
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(piece, fc.string({ maxLength: 4 }))).map((pieces) => pieces.join('')),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(address, (asked) => {
      const path = safeReturnPath(asked, site)
      if (path === null) return
      expect(path.startsWith('/')).toBe(true)
      expect(new URL(path, site).origin).toBe(site)
      expect(new URL(path, `${site}/login?da=x`).origin).toBe(site)
    }),
    { numRuns: 400 },
  )
})
