/** Who may ask a person for help, and who sees what is shown then: lines of the table of who may do what. */
import { adminAct, everybody, type Operation, page } from './operation.ts'

export const callOperations: Operation[] = [
  ...page('/aiuto/persona', { row: 'TOG-30', ...everybody }),
  {
    row: 'TOG-30',
    name: 'ask a person for help',
    send: (visitor, { ownerId }) =>
      visitor.post('/aiuto/persona', { intent: 'create', da: '/prompts', userId: ownerId }),
    ...{ anonymous: '/aiuto/persona', own: '/aiuto/persona', another: '/aiuto/persona' },
    admin: '/aiuto/persona',
    changes: true,
  },
  {
    row: 'TOG-33',
    name: 'end a call for help of one’s own, whosever the form names',
    send: (visitor, { ownerId }) =>
      visitor.post('/aiuto/persona', { intent: 'delete', id: ownerId, userId: ownerId }),
    ...{ anonymous: '/aiuto/persona', own: '/aiuto/persona', another: '/aiuto/persona' },
    admin: '/aiuto/persona',
    changes: true,
  },
  ...page('/aiuto/gettone', {
    row: 'TOG-31',
    ...{ anonymous: '/login', own: 403, another: 403, admin: 200, act: 'answerCalls' },
  }),
  {
    row: 'TOG-31',
    name: 'look at a call for help that is not there',
    send: (visitor) => visitor.post('/aiuto/gettone', { intent: 'try', gettone: '000000' }),
    ...adminAct,
    admin: 404,
    act: 'answerCalls',
  },
  {
    row: 'TOG-33',
    name: 'end a call for help that somebody else sees',
    send: (visitor) => visitor.post('/aiuto/gettone', { intent: 'delete', id: 'nessuno' }),
    ...adminAct,
    admin: '/aiuto/gettone',
    act: 'answerCalls',
  },
]
