import { expect, test } from 'vitest'
import { parseEnv } from './settings/env.server.ts'
import { hiddenAddress, newVisitorId, visitorCookie, visitorOf } from './visitor.server.ts'

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

test('a stored address names nobody', () => {
  const hidden = hiddenAddress(env, '192.0.2.7')
  expect(hidden).not.toContain('192')
  expect(hiddenAddress(env, '::ffff:192.0.2.7')).toBe(hidden)
  expect(hiddenAddress(env, '192.0.2.8')).not.toBe(hidden)
})
