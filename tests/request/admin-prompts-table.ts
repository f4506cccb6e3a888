/** Who may read and change the prompt sets. */
import { adminPost, adminScreens, type Operation } from './operation.ts'

const list = '/admin/prompts'
const set = `${list}/medico` as const

const screens = [list, `${list}/new`, `${list}/new?copia=medico`, set]

type Write = [path: string, fields: Record<string, string>, admin: Operation['admin']]

const writes: Write[] = [
  [`${list}/new`, { whole: 'si', intent: 'publish', professionId: 'medico' }, 400],
  [set, { professionId: 'medico', 'blocks[0].text': 'Scrivi.' }, 409],
  [set, { intent: 'publish' }, set],
  [set, { intent: 'unpublish' }, set],
  [list, { intent: 'delete', id: 'nonesiste' }, 404],
  [list, { intent: 'sync', id: 'professions' }, 200],
  [list, { intent: 'sync', id: 'sets' }, 200],
]

export const adminPrompts: Operation[] = [
  ...adminScreens('PERM-08 ADMS-01', screens),
  ...writes.map(([path, fields, admin]) => ({
    ...adminPost(`send ${JSON.stringify(fields)} to ${path}`, path, fields, admin),
    row: 'PERM-08 ADMS-09 ADMS-10 ADMS-15 ADMS-16',
  })),
]
