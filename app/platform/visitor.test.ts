import { expect, test } from 'vitest'
import { hiddenAddress } from './limits/network.server.ts'
import { parseEnv } from './settings/env.server.ts'
import { newVisitorId, readVisitor, visitorCookie } from './visitor.server.ts'

const env = parseEnv({ SECRET: 's'.repeat(32) })
const sentBack = (setCookie: string) =>
  new Headers({ Cookie: `theme=dark; ${setCookie.split(';')[0]}; other=1` })

test('a visitor is known again by their cookie, and only with our signature', () => {
  const id = newVisitorId()
  const cookie = visitorCookie(env, id)
  expect(readVisitor(env, sentBack(cookie))).toBe(id)
  expect(readVisitor(env, new Headers())).toBeNull()
  const [value = ''] = cookie.split(';')
  const other = visitorCookie(env, newVisitorId()).split(';')[0] ?? ''
  const signedByOther = `${value.split('.')[0]}.${other.split('.')[1]}`
  const invented = [signedByOther, `${value}x`, `fucina_visitor=${id}`, 'fucina_visitor=.']
  for (const Cookie of invented) {
    expect(readVisitor(env, new Headers({ Cookie })), Cookie).toBeNull()
  }
  const another = parseEnv({ SECRET: 't'.repeat(32) })
  expect(readVisitor(another, sentBack(cookie))).toBeNull()
})

test('the cookie is out of reach of scripts and other sites, and secure under https', () => {
  const cookie = visitorCookie(env, 'a')
  expect(cookie).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  const secure = parseEnv({ SECRET: 's'.repeat(32), PUBLIC_URL: 'https://fucina.example' })
  expect(visitorCookie(secure, 'a')).toMatch(/^__Host-fucina_visitor=.*; Secure/)
})

test('a stored address names nobody', () => {
  const hidden = hiddenAddress(env, '192.0.2.7')
  expect(hidden).not.toContain('192')
  expect(hiddenAddress(env, '::ffff:192.0.2.7')).toBe(hidden)
  expect(hiddenAddress(env, '192.0.2.8')).not.toBe(hidden)
})
