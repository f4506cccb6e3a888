/** Who may read and change the prompt sets. */
import { adminAct, adminScreens, type Operation } from './operation.ts'

const list = '/admin/prompts'

const screens = [list, `${list}/new`, `${list}/new?copia=medico`, `${list}/medico`]

const reads: Operation[] = adminScreens('PERM-08 ADMS-01', screens)

const writes: Operation[] = [
  {
    row: 'PERM-08 ADMS-15',
    name: 'create a prompt set',
    send: (one) =>
      one.post(`${list}/new`, { whole: 'si', intent: 'publish', professionId: 'medico' }),
    ...adminAct,
    admin: 400,
    act: 'editContent',
  },
  {
    row: 'PERM-08 ADMS-15',
    name: 'save a prompt set that changed meanwhile',
    send: (one) =>
      one.post(`${list}/medico`, { professionId: 'medico', 'blocks[0].text': 'Scrivi.' }),
    ...adminAct,
    admin: 409,
    act: 'editContent',
  },
  ...['publish', 'unpublish'].map(
    (intent): Operation => ({
      row: 'PERM-08 ADMS-15',
      name: `${intent} a prompt set`,
      send: (one) => one.post(`${list}/medico`, { intent }),
      ...adminAct,
      admin: `${list}/medico`,
      act: 'editContent',
    }),
  ),
  {
    row: 'PERM-08 ADMS-16',
    name: 'delete a prompt set',
    send: (one) => one.post(list, { intent: 'delete', id: 'nonesiste' }),
    ...adminAct,
    admin: 404,
    act: 'editContent',
  },
  ...['professions', 'sets'].map(
    (id): Operation => ({
      row: 'PERM-08 ADMS-09 ADMS-10',
      name: `bring ${id} in line`,
      send: (one) => one.post(list, { intent: 'sync', id }),
      ...adminAct,
      admin: 200,
      act: 'editContent',
    }),
  ),
]

export const adminPrompts: Operation[] = [...reads, ...writes]
