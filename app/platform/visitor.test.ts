import { expect, test } from 'vitest'
import { parseEnv } from './settings/env.server.ts'
import {
  addressGroup,
  hiddenAddress,
  newVisitorId,
  visitorCookie,
  visitorOf,
} from './visitor.server.ts'

const env = parseEnv({ SECRET: 's'.repeat(32) })
const sentBack = (setCookie: string) =>
  new Headers({ Cookie: `theme=dark; ${setCookie.split(';')[0]}; other=1` })

test('a visitor is known again by his cookie, and only with our signature', () => {
  const id = newVisitorId()
  const cookie = visitorCookie(env, id)
  expect(visitorOf(env, sentBack(cookie))).toBe(id)
  expect(visitorOf(env, new Headers())).toBeNull()
  const [value = ''] = cookie.split(';')
  expect(visitorOf(env, new Headers({ Cookie: value.replace(id, newVisitorId()) }))).toBeNull()
  expect(visitorOf(env, new Headers({ Cookie: `${value}x` }))).toBeNull()
  expect(visitorOf(env, new Headers({ Cookie: `fucina_visitor=${id}` }))).toBeNull()
  expect(visitorOf(env, new Headers({ Cookie: 'fucina_visitor=.' }))).toBeNull()
  const another = parseEnv({ SECRET: 't'.repeat(32) })
  expect(visitorOf(another, sentBack(cookie))).toBeNull()
})

test('the cookie is out of reach of scripts and other sites, and secure under https', () => {
  const cookie = visitorCookie(env, 'a')
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  const secure = parseEnv({ SECRET: 's'.repeat(32), PUBLIC_URL: 'https://fucina.example' })
  expect(visitorCookie(secure, 'a')).toMatch(/; Secure$/)
})

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
] as const)('%s counts as %s', ([address, group]) => {
  expect(addressGroup(address)).toBe(group)
})

test('a stored address names nobody', () => {
  const hidden = hiddenAddress(env, '192.0.2.7')
  expect(hidden).not.toContain('192')
  expect(hiddenAddress(env, '::ffff:192.0.2.7')).toBe(hidden)
  expect(hiddenAddress(env, '192.0.2.8')).not.toBe(hidden)
})
