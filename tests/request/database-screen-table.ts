/** Lines of the tables of who may do what (permissions-table.ts): the database screen and its trash. */
import type { Operation } from './operation.ts'

const path = '/admin/test'
const tabs = ['', '?scheda=auth-data', '?scheda=cestino', '?scheda=testi']
const screen = {
  row: 'PERM-08 NAV-03 ADMD-01',
  anonymous: '/login',
  own: '/dashboard',
  another: '/dashboard',
  admin: 200,
} as const

/** What configures everything would take back the drafts of the other lines: see database.test.ts. */
const writes = [
  { intent: 'configure', id: 'professions', admin: path },
  { intent: 'configure', id: 'templates', admin: path },
  { intent: 'check', id: '', admin: 200 },
  { intent: 'restore', id: 'nonesiste', admin: 404 },
  { intent: 'take', id: 'nonesiste', admin: 404 },
  { intent: 'leave', id: 'nonesiste', admin: 404 },
  { intent: 'configure', id: 'altro', admin: 400 },
  { intent: 'cancella-tutto', id: '', admin: 400 },
] as const

export const databaseScreen: Operation[] = [
  ...tabs.flatMap((tab): Operation[] => [
    { ...screen, name: `open ${path}${tab}`, send: (visitor) => visitor.get(path + tab) },
    { ...screen, name: `data of ${path}${tab}`, send: (visitor) => visitor.data(path + tab) },
  ]),
  ...writes.map(
    ({ intent, id, admin }): Operation => ({
      row: 'PERM-08 ADMD-05',
      name: `press '${intent} ${id}' on the database screen`,
      send: (visitor) => visitor.post(path, { intent, id, tipo: 'scene' }),
      anonymous: 401,
      own: 403,
      another: 403,
      admin,
      changes: true,
    }),
  ),
]
