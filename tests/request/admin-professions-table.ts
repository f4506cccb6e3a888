/** Who may see and change the professions in the administration (PERM-08). */
import type { Columns, Operation } from './operation.ts'

const read: Columns = { anonymous: '/login', own: '/dashboard', another: '/dashboard', admin: 200 }

const list = '/admin/professions'

const fields = {
  title: 'Prova di permesso',
  description: 'Una professione di prova.',
  iconName: 'Pencil',
  color: 'orange-red',
}

type Write = [name: string, path: string, fields: Record<string, string>, admin: Operation['admin']]

/** The last one undoes what the others did. */
const writes: Write[] = [
  ['create a profession', `${list}/new`, fields, `${list}/prova-di-permesso`],
  ['save a profession', `${list}/creativo`, { 'tips[0]': 'Uno', overwrite: 'si' }, list],
  ['save a profession that changed meanwhile', `${list}/creativo`, { 'tips[0]': 'Due' }, 409],
  ['clone a profession', list, { intent: 'clone', id: 'creativo', withSet: 'si' }, list],
  ['move a profession', list, { intent: 'up', id: 'creativo' }, list],
  ['delete a profession from the list', list, { intent: 'delete', id: 'creativo' }, list],
  ['delete a profession from its page', `${list}/artigiano`, { intent: 'delete' }, list],
  ['reset the professions', list, { intent: 'reset' }, list],
]

export const adminProfessions: Operation[] = [
  ...[list, `${list}/new`, `${list}/medico`].flatMap((path): Operation[] => [
    { row: 'PERM-08 NAV-03', name: `open ${path}`, send: (one) => one.get(path), ...read },
    { row: 'PERM-08', name: `data of ${path}`, send: (one) => one.data(path), ...read },
  ]),
  ...writes.map(
    ([name, path, sent, admin]): Operation => ({
      row: 'PERM-08',
      name,
      send: (visitor) => visitor.post(path, sent),
      anonymous: 401,
      own: 403,
      another: 403,
      admin,
    }),
  ),
]
