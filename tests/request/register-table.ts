/** Who may read the register; nobody may change it. */
import { adminAct, adminScreens, type Operation } from './operation.ts'

export const registerOperations: Operation[] = [
  ...adminScreens(
    'PERM-08 NAV-03 WHO-21',
    ['/admin/registro', '/admin/registro?cosa=persone'],
    'seeRegister',
  ),
  {
    row: 'PERM-08 WHO-21',
    name: 'download the register',
    send: (visitor) => visitor.get('/admin/registro/csv'),
    ...adminAct,
    admin: 200,
    act: 'seeRegister',
  },
]
