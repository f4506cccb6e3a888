/** Who may see and change the notebooks in the administration. */
import { adminPost, adminScreens, type Operation } from './operation.ts'

const list = '/admin/quaderni'
const own = `${list}/prova-di-permesso`
const built = `${list}/primi-passi`

type Write = [name: string, path: string, fields: Record<string, string>, admin: Operation['admin']]

/** In this order: the first makes what the others change. */
const writes: Write[] = [
  ['create a notebook', `${list}/new`, { title: 'Prova di permesso' }, own],
  ['save a notebook of another version', own, { title: 'Altro' }, 409],
  ['publish a notebook', own, { intent: 'publish' }, own],
  ['make a notebook a draft', own, { intent: 'unpublish' }, own],
  ['move a notebook', list, { intent: 'move-up', id: 'prova-di-permesso' }, list],
  ['do anything else with a notebook', own, { intent: 'altro' }, 400],
  ['bring a version of a notebook back', `${own}/versioni`, { intent: 'restore', id: 'x' }, 404],
  ['delete a notebook', list, { intent: 'delete', id: 'prova-di-permesso' }, list],
]

export const notebookOperations: Operation[] = [
  ...adminScreens('TOG-45 NAV-03', [list, `${list}/new`, built, `${built}/versioni`]),
  ...writes.map((write) => ({ ...adminPost(...write), row: 'TOG-45 PERM-08' })),
]
