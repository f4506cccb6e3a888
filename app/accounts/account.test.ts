import { expect, test } from 'vitest'
import { loginPath } from '../paths.ts'

test('AUTH-01 each mode has a link and an address below /login, with the way back', () => {
  const paths = (['login', 'register', 'reset'] as const).map((mode) => {
    const address = new URL(loginPath('/tools/3?a=b&c=d', mode), 'https://fucina.example')
    expect(address.searchParams.get('da')).toBe('/tools/3?a=b&c=d')
    return address.pathname
  })
  expect(paths).toEqual(['/login/accedi', '/login/registrati', '/login/password-dimenticata'])
})
