/** Who may read the help, and who may see and change who helps, in the administration. */
import { adminPost, adminScreens, everybody, type Operation } from './operation.ts'

const list = '/admin/help'
const own = `${list}/prova-di-permesso`

type Write = [name: string, path: string, fields: Record<string, string>, admin: Operation['admin']]

/** In this order: the first makes what the others change. */
const writes: Write[] = [
  ['create a place of help', `${list}/new`, { name: 'Prova di permesso' }, own],
  ['save a place of help of another version', own, { name: 'Altro' }, 409],
  ['publish a place of help', own, { intent: 'publish' }, own],
  ['make a place of help a draft', own, { intent: 'unpublish' }, own],
  ['move a place of help', list, { intent: 'move-up', id: 'prova-di-permesso' }, list],
  ['do anything else with a place of help', own, { intent: 'altro' }, 400],
  [
    'bring a version of a place of help back',
    `${own}/versioni`,
    { intent: 'restore', id: 'x' },
    404,
  ],
  ['delete a place of help', list, { intent: 'delete', id: 'prova-di-permesso' }, list],
]

const pages = ['/aiuto', '/aiuto/truffa', '/aiuto/biglietto']

export const helpOperations: Operation[] = [
  ...pages.flatMap((path): Operation[] => [
    { row: 'LRN-30', name: `open ${path}`, send: (one) => one.get(path), ...everybody },
    { row: 'LRN-30', name: `data of ${path}`, send: (one) => one.data(path), ...everybody },
  ]),
  ...adminScreens('LRN-33', [list, `${list}/new`]),
  ...writes.map((write) => ({ ...adminPost(...write), row: 'LRN-33 PERM-08' })),
]
