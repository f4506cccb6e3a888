import { expect, test } from 'vitest'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { knownBrowser, knownBrowserCookie } from './known-browser.server.ts'

const env = parseEnv({ SECRET: 's'.repeat(32) })
const ada = { id: 'person-ada', hash: 'salt:of-ada' }
const olga = { id: 'olga', hash: 'salt:other' }

/** What a browser sends back. */
const sent = (setCookie: string) => `theme=dark; ${setCookie.split(';')[0]}; other=1`
const browserOf = (cookies: string) => /fucina_known=([^.]+)/.exec(cookies)?.[1]

test('HLD-13 a browser is known to the account it signed in to, and to no other', () => {
  const cookies = sent(knownBrowserCookie(env, null, ada))
  expect(knownBrowser(env, cookies, ada)).toBe(browserOf(cookies))
  expect(knownBrowser(env, cookies, olga)).toBeNull()
  expect(knownBrowser(env, null, ada)).toBeNull()
  expect(cookies).not.toMatch(/person-ada|salt:of-ada/)
})

test('HLD-13 a new password makes all browsers strangers, and so does another secret', () => {
  const cookies = sent(knownBrowserCookie(env, null, ada))
  expect(knownBrowser(env, cookies, { ...ada, hash: 'salt:new' })).toBeNull()
  expect(knownBrowser(parseEnv({ SECRET: 't'.repeat(32) }), cookies, ada)).toBeNull()
})

test('HLD-13 a mark cannot be invented, nor carried over to another browser', () => {
  const cookies = sent(knownBrowserCookie(env, null, ada))
  const other = sent(knownBrowserCookie(env, null, ada))
  const carried = cookies.replace(browserOf(cookies) ?? '', browserOf(other) ?? '')
  expect(knownBrowser(env, carried, ada)).toBeNull()
  for (const value of ['', '.', 'x.y', `${browserOf(cookies)}.`, `${browserOf(cookies)}.€`]) {
    expect(knownBrowser(env, `fucina_known=${value}`, ada)).toBeNull()
  }
})

test('HLD-13 several people of one browser are known, the latest five, each once', () => {
  const people = Array.from({ length: 7 }, (_, number) => ({ id: `p${number}`, hash: 'h' }))
  let cookies = ''
  for (const person of [...people, people[6]!]) {
    cookies = sent(knownBrowserCookie(env, cookies, person))
  }
  const known = people.filter((person) => knownBrowser(env, cookies, person) !== null)
  expect(known.map(({ id }) => id)).toEqual(['p2', 'p3', 'p4', 'p5', 'p6'])
})
