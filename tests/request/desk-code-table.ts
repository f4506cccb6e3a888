/** Who may type a code of the desk: whoever has it, signed in or not. */
import { randomUUID } from 'node:crypto'
import type { Visitor } from '../harness/server.ts'
import type { Columns, Operation } from './operation.ts'

/** Each of an address of its own: guesses at one are counted. */
const wrong = () => ({ codice: '000000', email: `${randomUUID()}@esempio.it` })
/** Who is signed in is led on from the page that says so. */
const onPage: Columns = {
  ...{ anonymous: 403, own: '/dashboard', another: '/dashboard', admin: '/dashboard' },
  half: '/login/codice',
}

export const deskCodes: Operation[] = [
  ...(['get', 'data'] as const).map((way) => ({
    row: 'PERM-03 WHO-67',
    name: `${way} the address that stands on the slip`,
    send: (visitor: Visitor) => visitor[way]('/login/sportello'),
    ...onPage,
    anonymous: 200 as const,
  })),
  {
    row: 'PERM-03 WHO-67',
    name: 'type a code of the desk that is none',
    send: (visitor) => visitor.post('/login/sportello', wrong()),
    ...onPage,
  },
  {
    row: 'PERM-03 WHO-67',
    name: 'choose a password with a code of the desk that is none',
    send: (visitor) =>
      visitor.post('/login/sportello', {
        ...wrong(),
        ...{ password: 'torre civica', confirm: 'torre civica' },
      }),
    ...onPage,
  },
]
