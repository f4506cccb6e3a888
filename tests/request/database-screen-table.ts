/** Lines of the tables of who may do what (permissions-table.ts): the database screen and its trash. */
import type { Operation } from './operation.ts'

const path = '/admin/test'
const tabs = [
  ['', 'seeSystem'],
  ['?scheda=auth-data', 'seeSystem'],
  ['?scheda=cestino', 'editContent'],
] as const
const screen = {
  row: 'PERM-08 NAV-03 ADMD-01',
  anonymous: '/login',
  own: '/dashboard',
  another: '/dashboard',
  facilitator: '/gruppi',
  admin: 200,
} as const

const writes = [
  { intent: 'sync', id: '', admin: path, act: 'resetContent' },
  { intent: 'restore', id: 'nonesiste', admin: 404, act: 'editContent' },
  { intent: 'cancella-tutto', id: '', admin: 400, act: 'seeSystem' },
] as const

export const databaseScreen: Operation[] = [
  ...tabs.flatMap(([tab, act]): Operation[] => [
    { ...screen, act, name: `open ${path}${tab}`, send: (visitor) => visitor.get(path + tab) },
    { ...screen, act, name: `data of ${path}${tab}`, send: (visitor) => visitor.data(path + tab) },
  ]),
  ...writes.map(
    ({ intent, id, admin, act }): Operation => ({
      row: 'PERM-08 ADMD-05',
      name: `press '${intent} ${id}' on the database screen`,
      send: (visitor) => visitor.post(path, { intent, id, tipo: 'scene' }),
      anonymous: 401,
      own: 403,
      another: 403,
      admin,
      act,
      changes: true,
    }),
  ),
]
