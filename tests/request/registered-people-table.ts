/** Who may see and change the people who registered (PERM-08). */
import type { Visitor } from '../harness/server.ts'
import { adminScreen, type Columns, type Operation, type Things } from './operation.ts'

const list = '/admin/users'

const screen: Columns = { ...adminScreen, act: 'seePeople' }
const write = { anonymous: 401, own: 403, another: 403, changes: true } as const

const settings = ({ ownerId }: Things) => `${list}/${ownerId}`

const acts = {
  suspend: ['ADMU-02', 'giveRoles'],
  reactivate: ['ADMU-02', 'giveRoles'],
  'give-role': ['ADMU-03', 'giveRoles'],
  'take-role': ['ADMU-03', 'giveRoles'],
} as const

/** What is done for a person on their page, with a reason. */
const deskActs = {
  'end-sessions': ['WHO-65', 'endSessions'],
  suspend: ['WHO-65', 'suspend'],
  reactivate: ['WHO-65', 'suspend'],
} as const
const deskCodes = ['give-code']

export const registeredPeople: Operation[] = [
  ...['', '?q=olga', '?ruolo=clienti&stato=attivi&ordine=nome'].flatMap((search) =>
    (['get', 'data'] as const).map((way) => ({
      row: 'PERM-08 ADMU-01',
      name: `${way} ${list}${search}`,
      send: (visitor: Visitor) => visitor[way](list + search),
      showsPeople: true,
      isBrief: way === 'get',
      ...screen,
    })),
  ),
  ...(['get', 'data'] as const).map((way) => ({
    row: 'PERM-08 ADMU-04',
    name: `${way} the settings of a person`,
    send: (visitor: Visitor, things: Things) => visitor[way](settings(things)),
    showsPeople: true,
    isBrief: way === 'get',
    ...screen,
  })),
  ...Object.entries(acts).map(([intent, [row, act]]) => ({
    row: `PERM-08 ${row}`,
    name: `${intent} somebody`,
    send: (visitor: Visitor, { bystanderId }: Things) =>
      visitor.post(list, { intent, id: bystanderId }),
    ...write,
    admin: list as Operation['admin'],
    act,
  })),
  ...(['get', 'data'] as const).map((way) => ({
    row: 'PERM-08 WHO-18',
    name: `${way} the form of an invitation`,
    send: (visitor: Visitor) => visitor[way](`${list}/invita`),
    ...adminScreen,
    act: 'giveRoles' as const,
    refused: 403 as const,
  })),
  {
    row: 'PERM-08 WHO-18',
    name: 'invite to a role that does not exist',
    send: (visitor) =>
      visitor.post(`${list}/invita`, { email: 'invitata@esempio.it', ruolo: 'owner' }),
    ...write,
    admin: 400,
    act: 'giveRoles',
  },
  ...Object.entries(deskActs).map(([intent, [row, act]]) => ({
    row: `PERM-08 ${row}`,
    name: `${intent} somebody at the desk`,
    send: (visitor: Visitor, { bystanderId }: Things) =>
      visitor.post(`${list}/${bystanderId}`, { intent, motivo: 'settled' }),
    ...write,
    admin: '/admin/users/:bystander' as const,
    act,
  })),
  ...deskCodes.map((intent) => ({
    row: 'PERM-08 WHO-67',
    name: `${intent} for somebody at the desk`,
    send: (visitor: Visitor, { bystanderId }: Things) =>
      visitor.post(`${list}/${bystanderId}`, { intent, motivo: 'password' }),
    ...write,
    admin: 200 as const,
    act: 'giveCodes' as const,
  })),
  {
    row: 'PERM-08 WHO-91',
    name: 'correct the address of somebody who is not there',
    send: (visitor) =>
      visitor.post(`${list}/nessuno`, {
        intent: 'correct',
        motivo: 'address',
        email: 'giusta@esempio.it',
      }),
    ...write,
    admin: 404,
    act: 'correctAddresses',
  },
  {
    row: 'PERM-08 WHO-66',
    name: 'delete the account of somebody who is not there',
    send: (visitor) => visitor.post(`${list}/nessuno`, { intent: 'delete', motivo: 'leaving' }),
    ...write,
    admin: 404,
    act: 'deletePeople',
  },
  {
    row: 'PERM-08 WHO-68',
    name: 'make a slip for somebody who is not there',
    send: (visitor) =>
      visitor.post(`${list}/nessuno`, { intent: 'give-slip', motivo: 'noAddress' }),
    ...write,
    admin: 404,
    act: 'giveCodes',
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
    act: 'changePeople',
  },
  {
    row: 'PERM-01 PERM-08 WHO-13',
    name: 'give somebody a role that does not exist',
    send: (visitor, { bystanderId }) =>
      visitor.post(`${list}/${bystanderId}`, { intent: 'change-role', ruolo: 'owner' }),
    ...write,
    admin: 400,
    act: 'giveRoles',
  },
  {
    row: 'PERM-08 WHO-13',
    name: 'give somebody the role of a customer',
    send: (visitor, { bystanderId }) =>
      visitor.post(`${list}/${bystanderId}`, { intent: 'change-role', ruolo: 'customer' }),
    ...write,
    admin: '/admin/users/:bystander',
    act: 'giveRoles',
  },
]
