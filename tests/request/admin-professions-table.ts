/** Who may see and change the professions in the administration (PERM-08). */
import type { Visitor } from '../harness/server.ts'
import { adminPost, adminScreens, type Operation } from './operation.ts'

const list = '/admin/professions'

const fields = {
  title: 'Prova di permesso',
  description: 'Una professione di prova.',
  iconName: 'Pencil',
  color: 'orange-red',
}

type Write = [name: string, path: string, fields: Record<string, string>, admin: Operation['admin']]

/** A reset undoes what these did. */
const writes: Write[] = [
  ['create a profession', `${list}/new`, fields, `${list}/prova-di-permesso`],
  ['save a profession that changed meanwhile', `${list}/creativo`, { 'tips[0]': 'Due' }, 409],
  ['publish a profession', `${list}/creativo`, { intent: 'publish' }, `${list}/creativo`],
  ['make a profession a draft', `${list}/creativo`, { intent: 'unpublish' }, `${list}/creativo`],
  ['clone a profession', list, { intent: 'duplicate', id: 'creativo', withSet: 'si' }, list],
  ['move a profession', list, { intent: 'move-up', id: 'creativo' }, list],
  ['delete a profession from the list', list, { intent: 'delete', id: 'creativo' }, list],
  ['delete a profession from its page', `${list}/artigiano`, { intent: 'delete' }, list],
]

/** With the version that the form carries, where it is shown. */
async function saveProfession(visitor: Visitor): Promise<Response> {
  const path = `${list}/creativo`
  const page = await (await visitor.get(path)).text()
  const version = /name="version"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? ''
  return visitor.post(path, { title: 'Creativo', description: 'Disegni.', version })
}

export const adminProfessions: Operation[] = [
  ...adminScreens('PERM-08 NAV-03', [list, `${list}/new`, `${list}/medico`]),
  { ...adminPost('save a profession', list, {}, list), send: saveProfession },
  ...writes.map((write) => adminPost(...write)),
]
