/** Who may see and change the people who registered: administrators only (PERM-08). */
import type { Visitor } from '../harness/server.ts'
import type { Columns, Operation, Things } from './operation.ts'

const list = '/admin/users'

const screen: Columns = {
  anonymous: '/login',
  own: '/dashboard',
  another: '/dashboard',
  admin: 200,
}
const write = { anonymous: 401, own: 403, another: 403, changes: true } as const

const settings = ({ ownerId }: Things) => `${list}/${ownerId}`

const acts = {
  suspend: 'ADMU-02',
  reactivate: 'ADMU-02',
  'give-role': 'ADMU-03',
  'take-role': 'ADMU-03',
}

export const registeredPeople: Operation[] = [
  ...['', '?q=olga', '?ruolo=clienti&stato=attivi&ordine=nome'].flatMap((search) =>
    (['get', 'data'] as const).map((way) => ({
      row: 'PERM-08 ADMU-01',
      name: `${way} ${list}${search}`,
      send: (visitor: Visitor) => visitor[way](list + search),
      showsPeople: true,
      ...screen,
    })),
  ),
  ...(['get', 'data'] as const).map((way) => ({
    row: 'PERM-08 ADMU-04',
    name: `${way} the settings of a person`,
    send: (visitor: Visitor, things: Things) => visitor[way](settings(things)),
    showsPeople: true,
    ...screen,
  })),
  ...Object.entries(acts).map(([intent, row]) => ({
    row: `PERM-08 ${row}`,
    name: `${intent} somebody`,
    send: (visitor: Visitor, { bystanderId }: Things) =>
      visitor.post(list, { intent, id: bystanderId }),
    ...write,
    admin: list as Operation['admin'],
  })),
  {
    row: 'PERM-08 HLD-14',
    name: 'end all sessions of somebody',
    send: (visitor, { bystanderId }) =>
      visitor.post(`${list}/${bystanderId}`, { intent: 'end-sessions' }),
    ...write,
    admin: '/admin/users/:bystander',
  },
  {
    row: 'PERM-08 ADMU-04',
    name: 'save the settings of somebody',
    send: (visitor, { bystanderId }) =>
      visitor.post(`${list}/${bystanderId}`, {
        name: 'Altro nome',
        city: 'Treviglio',
        techLevel: 'advanced',
        role: 'admin',
      }),
    ...write,
    admin: '/admin/users/:bystander',
  },
]
