/** Who may see and change the notices in the administration. */
import { adminPost, adminScreens, type Operation } from './operation.ts'

const list = '/admin/notices'
const own = `${list}/prova-di-permesso`

type Write = [
  name: string,
  path: string,
  fields: Record<string, string>,
  admin: Operation['admin'],
  act?: Operation['act'],
]

/** In this order: the first makes what the others change. */
const writes: Write[] = [
  ['create a notice', `${list}/new`, { text: 'Prova di permesso' }, own],
  ['save a notice of another version', own, { text: 'Altro' }, 409],
  ['publish a notice', own, { intent: 'publish' }, own, 'publishNotices'],
  ['make a notice a draft', own, { intent: 'unpublish' }, own, 'publishNotices'],
  ['move a notice', list, { intent: 'move-up', id: 'prova-di-permesso' }, list],
  ['do anything else with a notice', own, { intent: 'altro' }, 400],
  ['bring a version of a notice back', `${own}/versioni`, { intent: 'restore', id: 'x' }, 404],
  ['delete a notice', list, { intent: 'delete', id: 'prova-di-permesso' }, list],
]

export const noticeOperations: Operation[] = [
  ...adminScreens('WHO-01 NAV-03', [list, `${list}/new`]),
  ...writes.map((write) => ({ ...adminPost(...write), row: 'WHO-01 PERM-08' })),
]
