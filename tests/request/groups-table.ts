/** Who may lead groups, and who may come into one: lines of the table of who may do what. */
import { newId } from '../../app/paths.ts'
import { adminAct, everybody, ledTo, nobody, type Operation, page, people } from './operation.ts'

const group = {
  ...{ name: 'Giovedì', place: 'Biblioteca', day: '2027-01-14', from: '15:00', until: '16:30' },
  ...{ seats: '12', path: 'primi-passi' },
}

const leading = { anonymous: '/login', own: 403, another: 403, act: 'leadGroups' } as const
/** A group that is nobody's: it is missing for who leads groups, and forbidden for all others. */
const missing = '/gruppi/nessuno'
/** Of a group, a path or an attestato that one has no part in. */
const notOwn = { anonymous: '/login', own: 404, another: 404, admin: 404 } as const

/** Sends to what one has no part in; nobody gets `status`, and whoever is not signed in `anonymous`. */
const refused = (
  row: string,
  name: string,
  path: string,
  fields: Record<string, string>,
  [anonymous, status]: [number, number] = [401, 404],
): Operation => ({
  ...{ row, name, anonymous, own: status, another: status, admin: status, changes: true },
  send: (visitor, { ownerId }) => visitor.post(path, { ...fields, userId: ownerId }),
})

export const groupOperations: Operation[] = [
  ...page('/g', { row: 'TOG-05', ...everybody }),
  ...page('/g/BBBBBB', { row: 'TOG-05', ...nobody }),
  refused(
    'TOG-06',
    'sign in with the words of a slip that nobody has',
    '/g',
    { codice: 'melo ponte luna 2746', dispositivo: 'sala' },
    [401, 401],
  ),
  refused(
    'TOG-05',
    'come into a group that is not there',
    '/g/BBBBBB',
    { nome: 'Luisa', pagina: 'x', dispositivo: 'sala' },
    [404, 404],
  ),
  ...['/gruppo', '/gruppo/biglietto', '/gruppo/domande/primi-passi'].flatMap((path) =>
    page(path, { row: 'TOG-06 TOG-14 TOG-40', ...people }),
  ),
  ...['/gruppo/nessuno', '/gruppo/domande/nessuno', '/attestato/nessuno'].flatMap((path) =>
    page(path, { row: 'TOG-14 TOG-40 TOG-43', ...notOwn }),
  ),
  ...['complete', 'undo', 'take-certificate'].map((intent) =>
    refused('TOG-14 TOG-43', `${intent} in a group that one is not in`, '/gruppo/nessuno', {
      ...{ intent, id: 'practice:x' },
    }),
  ),
  ...['raise-hand', 'lower-hand'].map((intent) =>
    refused('TOG-23', `${intent} in a group that one is not in`, '/gruppo/nessuno/mano', {
      intent,
    }),
  ),
  {
    row: 'TOG-40',
    name: 'answer a question of a path',
    send: (visitor) => visitor.post('/gruppo/domande/primi-passi', { risposta: 'B' }),
    ...ledTo('/gruppo/domande/primi-passi'),
    anonymous: 401,
    changes: true,
  },
  {
    row: 'TOG-23',
    name: 'the hand, opened as a page',
    send: (visitor) => visitor.get('/gruppo/nessuno/mano'),
    ...ledTo('/gruppo/nessuno'),
  },
  ...['/gruppi', `/gruppi/${newId}/modifica`].flatMap((path) =>
    page(path, { row: 'TOG-01', ...leading, admin: 200 }),
  ),
  ...[
    ...['', '/modifica', '/foglio', '/quaderno', '/attestati', '/presenze', '/proiettore'].map(
      (part) => missing + part,
    ),
    `/gruppi/${newId}/modifica?come=nessuno`,
  ].flatMap((path) => page(path, { row: 'TOG-15 TOG-25', ...leading, admin: 404 })),
  {
    row: 'TOG-20',
    name: 'the board of a group of somebody else',
    send: (visitor) => visitor.get(`${missing}/lavagna`),
    ...leading,
    anonymous: 401,
    admin: 404,
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
    ...['print-certificates', 'add-leader'],
  ].map(
    (intent): Operation => ({
      row: 'TOG-15 TOG-23 TOG-26 TOG-54',
      name: `${intent} in a group of somebody else`,
      send: (visitor, { ownerId, ownerEmail }) =>
        visitor.post(missing, { intent, id: ownerId, nome: 'Altra', email: ownerEmail }),
      ...adminAct,
      admin: 404,
      act: 'leadGroups',
      changes: true,
    }),
  ),
  {
    row: 'TOG-15',
    name: 'hand over a group',
    send: (visitor, { ownerEmail }) =>
      visitor.post(missing, { intent: 'hand-over', email: ownerEmail }),
    ...adminAct,
    admin: 404,
    act: 'giveRoles',
    changes: true,
  },
  {
    row: 'TOG-15',
    name: 'restore: a group of somebody else',
    send: (visitor) => visitor.post('/gruppi', { intent: 'restore', id: 'nessuno' }),
    ...adminAct,
    admin: 404,
    act: 'leadGroups',
  },
]
