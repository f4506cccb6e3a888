import { expect, test } from 'vitest'
import { narrowsUsers, parseUsersView, usersAddress } from './users-view.ts'

test('ADMU-01 the address of the list says order, role and state in Italian', () => {
  const address =
    '/admin/users?q=maria&chi=gruppo&ruolo=clienti&stato=sospesi&ordine=accesso&pagina=3'
  const view = parseUsersView(new URL(address, 'http://x').searchParams)
  expect(view).toEqual({
    query: 'maria',
    kind: 'ofGroup',
    role: 'customer',
    state: 'suspended',
    sort: 'lastLogin',
    page: 3,
  })
  expect(usersAddress(view, { page: 3 })).toBe(address)
  const none = parseUsersView(new URLSearchParams('ruolo=x&stato=constructor&ordine=&pagina=-1'))
  expect(narrowsUsers(none)).toBe(false)
  expect(usersAddress(none)).toBe('/admin/users')
})
