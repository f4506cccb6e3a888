/** Who may lead groups, and who may come into one: lines of the table of who may do what. */
import { newId } from '../../app/paths.ts'
import { adminAct, everybody, type Operation, page } from './operation.ts'

const group = {
  ...{ name: 'Giovedì', place: 'Biblioteca', day: '2027-01-14', from: '15:00', until: '16:30' },
  ...{ seats: '12', path: 'primi-passi' },
}

const leading = { anonymous: '/login', own: 403, another: 403, act: 'leadGroups' } as const
/** A group that is nobody's: it is missing for who leads groups, and forbidden for all others. */
const missing = '/gruppi/nessuno'

export const groupOperations: Operation[] = [
  ...page('/g', { row: 'TOG-05', ...everybody }),
  ...page('/g/BBBBBB', {
    row: 'TOG-05',
    ...{ anonymous: 404, own: 404, another: 404, admin: 404 },
  }),
  {
    row: 'TOG-06',
    name: 'sign in with the words of a slip that nobody has',
    send: (visitor) => visitor.post('/g', { codice: 'melo ponte luna 2746', dispositivo: 'sala' }),
    ...{ anonymous: 401, own: 401, another: 401, admin: 401 },
    changes: true,
  },
  {
    row: 'TOG-05',
    name: 'come into a group that is not there',
    send: (visitor, { ownerId }) =>
      visitor.post('/g/BBBBBB', {
        nome: 'Luisa',
        pagina: 'x',
        dispositivo: 'sala',
        userId: ownerId,
      }),
    ...{ anonymous: 404, own: 404, another: 404, admin: 404 },
    changes: true,
  },
  ...page('/gruppo', {
    row: 'TOG-14',
    ...{ anonymous: '/login', own: 200, another: 200, admin: 200 },
  }),
  ...page('/gruppo/nessuno', {
    row: 'TOG-14',
    ...{ anonymous: '/login', own: 404, another: 404, admin: 404 },
  }),
  ...page('/gruppo/biglietto', {
    row: 'TOG-06',
    ...{ anonymous: '/login', own: 200, another: 200, admin: 200 },
  }),
  {
    row: 'TOG-14',
    name: 'mark a step of a group that one is not in',
    send: (visitor) => visitor.post('/gruppo/nessuno', { intent: 'complete', id: 'practice:x' }),
    ...{ anonymous: 401, own: 404, another: 404, admin: 404 },
    changes: true,
  },
  {
    row: 'TOG-14',
    name: 'take back a step of a group that one is not in',
    send: (visitor) => visitor.post('/gruppo/nessuno', { intent: 'undo', id: 'practice:x' }),
    ...{ anonymous: 401, own: 404, another: 404, admin: 404 },
    changes: true,
  },
  ...page('/gruppo/domande/primi-passi', {
    row: 'TOG-40',
    ...{ anonymous: '/login', own: 200, another: 200, admin: 200 },
  }),
  ...page('/gruppo/domande/nessuno', {
    row: 'TOG-40',
    ...{ anonymous: '/login', own: 404, another: 404, admin: 404 },
  }),
  {
    row: 'TOG-40',
    name: 'answer a question of a path',
    send: (visitor) => visitor.post('/gruppo/domande/primi-passi', { risposta: 'B' }),
    ...{
      anonymous: 401,
      own: '/gruppo/domande/primi-passi',
      another: '/gruppo/domande/primi-passi',
      admin: '/gruppo/domande/primi-passi',
    },
    changes: true,
  },
  ...page('/attestato/nessuno', {
    row: 'TOG-43',
    ...{ anonymous: '/login', own: 404, another: 404, admin: 404 },
  }),
  {
    row: 'TOG-43',
    name: 'type the name on an attestato of somebody else',
    send: (visitor) => visitor.post('/attestato/nessuno', { nome: 'Luisa' }),
    ...{ anonymous: 401, own: 404, another: 404, admin: 404 },
    changes: true,
  },
  {
    row: 'TOG-43',
    name: 'ask for the attestato of a group that one is not in',
    send: (visitor) => visitor.post('/gruppo/nessuno', { intent: 'take-certificate' }),
    ...{ anonymous: 401, own: 404, another: 404, admin: 404 },
    changes: true,
  },
  ...page('/gruppi', { row: 'TOG-01', ...leading, admin: 200 }),
  ...page(`/gruppi/${newId}/modifica`, { row: 'TOG-01', ...leading, admin: 200 }),
  ...['', '/modifica', '/foglio', '/quaderno', '/attestati', '/presenze', '/proiettore'].flatMap(
    (part) => page(missing + part, { row: 'TOG-15 TOG-25', ...leading, admin: 404 }),
  ),
  {
    row: 'TOG-20',
    name: 'the board of a group of somebody else',
    send: (visitor) => visitor.get(`${missing}/lavagna`),
    ...leading,
    anonymous: 401,
    admin: 404,
  },
  ...['raise-hand', 'lower-hand'].map(
    (intent): Operation => ({
      row: 'TOG-23',
      name: `${intent} in a group that one is not in`,
      send: (visitor, { ownerId }) => visitor.post('/gruppo/nessuno/mano', { intent, id: ownerId }),
      ...{ anonymous: 401, own: 404, another: 404, admin: 404 },
      changes: true,
    }),
  ),
  {
    row: 'TOG-23',
    name: 'the hand, opened as a page',
    send: (visitor) => visitor.get('/gruppo/nessuno/mano'),
    ...{ anonymous: '/gruppo/nessuno', own: '/gruppo/nessuno', another: '/gruppo/nessuno' },
    admin: '/gruppo/nessuno',
  },
  {
    row: 'TOG-01 TOG-02',
    name: 'make a group that does not fit',
    send: (visitor) => visitor.post(`/gruppi/${newId}/modifica`, { ...group, seats: '41' }),
    ...adminAct,
    admin: 400,
    act: 'leadGroups',
  },
  ...[
    ...['rename-member', 'renew-slip', 'take-out', 'hold-door', 'release-door', 'delete'],
    ...['lower-hand', 'gather', 'end-gathering', 'undo', 'close-meeting', 'drop-leader'],
    'print-certificates',
  ].map(
    (intent): Operation => ({
      row: 'TOG-15 TOG-23 TOG-26',
      name: `${intent} in a group of somebody else`,
      send: (visitor, { ownerId }) => visitor.post(missing, { intent, id: ownerId, nome: 'Altra' }),
      ...adminAct,
      admin: 404,
      act: 'leadGroups',
      changes: true,
    }),
  ),
  ...['hand-over', 'add-leader'].map(
    (intent): Operation => ({
      row: 'TOG-15 TOG-54',
      name: `${intent}: have another lead a group of somebody else`,
      send: (visitor, { ownerEmail }) => visitor.post(missing, { intent, email: ownerEmail }),
      ...adminAct,
      admin: 404,
      act: 'leadGroups',
      changes: true,
    }),
  ),
  ...page(`/gruppi/${newId}/modifica?come=nessuno`, { row: 'TOG-15', ...leading, admin: 404 }),
  {
    row: 'TOG-15',
    name: 'take a group that nobody offered',
    send: (visitor) => visitor.post('/gruppi', { intent: 'take-over', offerta: 'x.x' }),
    ...adminAct,
    admin: 404,
    act: 'leadGroups',
  },
  {
    row: 'TOG-15',
    name: 'bring back a group of somebody else',
    send: (visitor) => visitor.post('/gruppi', { intent: 'restore', id: 'nessuno' }),
    ...adminAct,
    admin: 404,
    act: 'leadGroups',
  },
]
