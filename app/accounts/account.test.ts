import { expect, test } from 'vitest'
import { loginPath } from '../paths.ts'
import { parseLoginMode } from './account.ts'

test('AUTH-01 each mode has a link, and all of them stay on /login', () => {
  for (const mode of ['login', 'register', 'reset'] as const) {
    const address = new URL(loginPath('/tools/3?a=b&c=d', mode), 'https://fucina.example')
    expect(address.pathname).toBe('/login')
    expect(parseLoginMode(address.searchParams)).toBe(mode)
    expect(address.searchParams.get('da')).toBe('/tools/3?a=b&c=d')
  }
  expect(parseLoginMode(new URLSearchParams('modo=altro'))).toBe('choice')
  expect(parseLoginMode(new URLSearchParams('modo=constructor'))).toBe('choice')
  expect(parseLoginMode(new URLSearchParams('token=abc'))).toBe('newPassword')
})
