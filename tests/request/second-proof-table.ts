/** Who may see and use the pages of the second code: everybody their own. */
import type { Visitor } from '../harness/server.ts'
import { adminAct, type Operation, page, people } from './operation.ts'

const own = '/dashboard/impostazioni/secondo-codice'
const onward = '/dashboard'

export const secondProofs: Operation[] = [
  ...page('/login/codice', {
    row: 'WHO-34',
    anonymous: '/login',
    own: onward,
    another: onward,
    admin: onward,
    half: 200,
  }),
  {
    row: 'WHO-34 WHO-33',
    name: 'give a second code',
    send: (visitor) => visitor.post('/login/codice', { code: '000000x' }),
    anonymous: '/login',
    own: onward,
    another: onward,
    admin: onward,
    half: 403,
  },
  ...page('/login/conferma', { row: 'WHO-40', ...people }),
  {
    row: 'WHO-40',
    name: 'show once more who one is, wrongly',
    send: (visitor) => visitor.post('/login/conferma', { prova: 'x' }),
    anonymous: 401,
    own: 403,
    another: 403,
    admin: 403,
    isBrief: true,
  },
  ...page(own, { row: 'WHO-30', ...people }),
  ...(
    [
      ['delete', own],
      ['refresh', 409],
    ] as const
  ).map(([intent, done]) => ({
    row: 'WHO-30 WHO-35',
    name: `${intent} a second code of one's own`,
    send: (visitor: Visitor) => visitor.post(own, { intent }),
    anonymous: 401,
    own: done,
    another: done,
    admin: done,
  })),
  ...page('/login/dispositivo', {
    row: 'WHO-51',
    anonymous: 200,
    own: onward,
    another: onward,
    admin: onward,
    half: '/login/codice',
  }),
  {
    row: 'WHO-51 WHO-55',
    name: 'sign in with what no device signed',
    send: (visitor) => visitor.post('/login/dispositivo', { passkey: 'x' }),
    // The page that says so leads on whoever is in.
    ...{ anonymous: 403, own: onward, another: onward, admin: onward, half: '/login/codice' },
  },
  // At the number of loopback there are no passkeys.
  ...(['signIn', 'show', 'add'] as const).map((purpose) => ({
    row: 'WHO-51 WHO-50',
    name: `what a device is asked for: ${purpose}`,
    send: (visitor: Visitor) => visitor.post('/login/dispositivo/domanda', { purpose }),
    anonymous: purpose === 'signIn' ? 409 : 401,
    own: 409,
    another: 409,
    admin: 409,
    ...(purpose === 'add' ? {} : { half: 409 }),
  })),
  {
    row: 'WHO-50 WHO-55',
    name: 'add what no device answered',
    send: (visitor) => visitor.post(own, { intent: 'add-device', name: 'Telefono', passkey: 'x' }),
    anonymous: 401,
    own: 403,
    another: 403,
    admin: 403,
  },
  {
    row: 'WHO-54',
    name: 'take a device away that one does not have',
    send: (visitor) => visitor.post(own, { intent: 'forget-device', id: 'x' }),
    anonymous: 401,
    own: 404,
    another: 404,
    admin: 404,
  },
  {
    row: 'WHO-42',
    name: 'take away the second code of somebody who has none',
    send: (visitor, { bystanderId }) =>
      visitor.post(`/admin/users/${bystanderId}`, { intent: 'reset-proof' }),
    ...adminAct,
    admin: 409,
    act: 'resetSecondProof',
  },
  {
    row: 'WHO-30',
    name: 'type a first code that nobody has begun',
    send: (visitor) => visitor.post(own, { intent: 'save', code: '123456' }),
    anonymous: 401,
    own: 409,
    another: 409,
    admin: 409,
  },
]
