/** Who may read and change the prompt sets: administrators, and nobody else. */
import type { Columns, Operation } from './operation.ts'

const screen: Columns = {
  anonymous: '/login',
  own: '/dashboard',
  another: '/dashboard',
  admin: 200,
}
const act: Omit<Columns, 'admin'> = { anonymous: 401, own: 403, another: 403 }

const list = '/admin/prompts'

const screens = [list, `${list}/new`, `${list}/new?copia=medico`, `${list}/medico`]

const reads: Operation[] = [
  ...screens.flatMap((path): Operation[] => [
    { row: 'PERM-08 ADMS-01', name: `open ${path}`, send: (one) => one.get(path), ...screen },
    { row: 'PERM-08 ADMS-01', name: `data of ${path}`, send: (one) => one.data(path), ...screen },
  ]),
  {
    row: 'PERM-08',
    name: 'every prompt set as a file',
    send: (one) => one.get(`${list}/esporta`),
    ...act,
    admin: 200,
  },
]

const file = () => {
  const form = new FormData()
  form.set('intent', 'file')
  form.set('understood', 'on')
  form.set('file', new Blob(['[]'], { type: 'application/json' }), 'prompt.json')
  return form
}

const writes: Operation[] = [
  {
    row: 'PERM-08 ADMS-15',
    name: 'create a prompt set',
    send: (one) => one.post(`${list}/new`, { professionId: 'medico' }),
    ...act,
    admin: 400,
  },
  {
    row: 'PERM-08 ADMS-15',
    name: 'save a prompt set',
    send: (one) =>
      one.post(`${list}/medico`, { professionId: 'medico', 'blocks[0].text': 'Scrivi.' }),
    ...act,
    admin: '/admin/prompts',
  },
  {
    row: 'PERM-08 ADMS-16',
    name: 'delete a prompt set',
    send: (one) => one.post(list, { intent: 'delete', id: 'nonesiste' }),
    ...act,
    admin: 404,
  },
  {
    row: 'PERM-08 ADMS-06',
    name: 'import the built-in prompt sets',
    send: (one) => one.post(list, { intent: 'dataset' }),
    ...act,
    admin: '/admin/prompts',
  },
  {
    row: 'PERM-08 ADMS-06',
    name: 'import a file of prompt sets',
    send: (one) => one.post(list, file()),
    ...act,
    admin: 400,
  },
  ...['ids', 'links'].map(
    (intent): Operation => ({
      row: 'PERM-08 ADMS-09 ADMS-10',
      name: `sync ${intent} of prompt sets and professions`,
      send: (one) => one.post(list, { intent }),
      ...act,
      admin: 200,
    }),
  ),
]

export const adminPrompts: Operation[] = [...reads, ...writes]
