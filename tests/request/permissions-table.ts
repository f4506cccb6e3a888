/**
 * Who may do what, as a table (SECURITY.md): one line an operation, one column a kind of person.
 * A new page, action or resource route gets its line here.
 */
import { randomUUID } from 'node:crypto'
import type { Visitor } from '../harness/server.ts'
import { aiOperations } from './admin-ai-table.ts'
import { dashboardOperations } from './admin-dashboard-table.ts'
import { recordOperations } from './admin-records-table.ts'
import { closed } from './closed-endpoints-table.ts'
import { databaseScreen } from './database-screen-table.ts'
import { deskCodes } from './desk-code-table.ts'
import { groupOperations } from './groups-table.ts'
import { learningOperations } from './learning-table.ts'
import {
  type Columns,
  draftGuideId,
  editors,
  everybody,
  inactiveToolId,
  type Operation,
  owner,
  page,
  people,
  type Things,
} from './operation.ts'
import { ownRecord } from './own-record-table.ts'
import { publicFiles } from './public-files-table.ts'
import { registerOperations } from './register-table.ts'
import { registeredPeople } from './registered-people-table.ts'
import { secondProofs } from './second-proof-table.ts'

const savedPage = ({ savedId }: Things) => `/saved-searches/${savedId}`

const answer = () => ({
  idempotencyKey: randomUUID(),
  title: 'Titolo nuovo',
  prompt: 'Richiesta nuova',
  response: 'Risposta nuova',
  tags: [],
  category: null,
  imageId: null,
})

const signInPages = ['/login', '/login/accedi', '/login/registrati', '/login/password-dimenticata']

const reads: Operation[] = [
  ...[
    '/',
    '/?cerca=testi',
    ...signInPages,
    '/prompts',
    '/onboarding',
    '/privacy',
    '/terms',
    '/cookies',
    '/come-funziona',
    '/insieme',
    '/aiuto',
    '/aiuto/truffa',
    '/aiuto/biglietto',
    '/lettura',
    '/login/nuova-password?token=x',
  ].flatMap((path) =>
    page(path, {
      row: 'PERM-03 NAV-01',
      ...(signInPages.includes(path) ? loginPage() : everybody),
    }),
  ),
  ...publicFiles,
  ...[
    '/dashboard',
    '/guides',
    '/guides/chatgpt-basics',
    '/tools',
    '/tools/1',
    '/professions/medico',
  ].flatMap((path) => page(path, { row: 'PERM-04 NAV-02', ...people })),
  ...page('/guides/ai-in-tasca', { row: 'PERM-04 NAV-02', ...everybody }),
  ...[`/guides/${draftGuideId}`, `/tools/${inactiveToolId}`].flatMap((path) =>
    page(path, { row: 'GUIDE-05 TOOL-13 PERM-04', ...editors }),
  ),
  {
    row: 'PERM-04 PERM-06',
    name: 'the list of saved responses holds only one’s own',
    send: (visitor) => visitor.get('/saved-searches'),
    ...people,
    shows: true,
  },
  {
    row: 'PERM-04 PERM-06',
    name: 'data of the list of saved responses',
    send: (visitor) => visitor.data('/saved-searches'),
    ...people,
    shows: true,
  },
  {
    row: 'PERM-04 PERM-06',
    name: 'the page of a saved response',
    send: (visitor, things) => visitor.get(savedPage(things)),
    ...owner,
    anonymous: '/login',
    shows: true,
  },
  {
    row: 'PERM-04 PERM-06',
    name: 'data of a saved response',
    send: (visitor, things) => visitor.data(savedPage(things)),
    ...owner,
    anonymous: '/login',
    shows: true,
  },
  {
    row: 'PERM-04 PERM-06',
    name: 'a saved response as JSON',
    send: (visitor, things) => visitor.get(`${savedPage(things)}/json`),
    ...owner,
    shows: true,
  },
  ...['', '?formato=piccola', '?formato=png'].map((query) => ({
    row: 'PERM-04 PERM-06',
    name: `the picture of a saved response ${query}`,
    send: (visitor: Visitor, things: Things) => visitor.get(`${savedPage(things)}/image${query}`),
    ...owner,
  })),
  ...['', '?formato=png'].map((query) => ({
    row: 'PERM-06',
    name: `a picture that is not saved ${query}`,
    send: (visitor: Visitor, { pictureId }: Things) =>
      visitor.get(`/prompts/images/${pictureId}${query}`),
    ...owner,
  })),
  {
    row: 'PERM-09',
    name: 'the profile, which is one’s own',
    send: (visitor) => visitor.get('/profile'),
    ...everybody,
    anonymous: 401,
    shows: true,
  },
  ...page('/arrivederci', { row: 'PERM-03', ...everybody }),
  ...page('/finito', { row: 'PERM-03 LET-51', ...everybody }),
  ...page('/finito/fatto', { row: 'PERM-03 LET-51', ...everybody }),
  {
    row: 'PERM-09',
    name: 'the profile of somebody named in the address is one’s own',
    send: (visitor, { ownerId }) => visitor.get(`/profile?userId=${ownerId}&id=${ownerId}`),
    ...everybody,
    anonymous: 401,
  },
]

function loginPage(): Columns {
  const onward = '/dashboard'
  return { anonymous: 200, own: onward, another: onward, admin: onward, half: '/login/codice' }
}

const writes: Operation[] = [
  {
    row: 'PERM-03',
    name: 'generate an answer',
    send: (visitor) => visitor.postJson('/prompts/answer', { prompt: 'Scrivi un saluto' }),
    ...everybody,
    changes: true,
  },
  {
    row: 'PERM-03',
    name: 'generate a picture',
    send: (visitor) =>
      visitor.postJson('/prompts/image', { prompt: 'Un arco', answer: 'Un arco antico' }),
    ...everybody,
    changes: true,
  },

  {
    row: 'PERM-05',
    name: 'save a response, in one’s own name whatever the body says',
    send: (visitor, { ownerId }) =>
      visitor.postJson('/saved-searches/new', { ...answer(), userId: ownerId }),
    ...everybody,
    anonymous: 401,
    changes: true,
  },
  {
    row: 'PERM-06',
    name: 'edit a saved response',
    send: (visitor, things) =>
      visitor.post(savedPage(things), { intent: 'save', title: 'Preso', tags: 'preso' }),
    ...owner,
    changes: true,
  },
  {
    row: 'PERM-07',
    name: 'delete a saved response',
    send: (visitor, things) => visitor.post(savedPage(things), { intent: 'delete' }),
    ...owner,
    own: '/saved-searches',
    changes: true,
  },
  {
    row: 'PERM-07',
    name: 'delete a saved response from the list',
    send: (visitor, { savedId }) =>
      visitor.post('/saved-searches', { intent: 'delete', id: savedId }),
    ...owner,
    changes: true,
  },
  {
    row: 'PERM-07',
    name: 'bring back a saved response',
    send: (visitor, { savedId }) =>
      visitor.post('/saved-searches', { intent: 'restore', id: savedId }),
    ...owner,
    changes: true,
  },
  {
    row: 'PERM-10',
    name: 'change role, state and address of a profile',
    send: (visitor, { ownerId }) =>
      visitor.post('/profile', {
        userId: ownerId,
        role: 'admin',
        isActive: 'false',
        email: 'x@esempio.it',
      }),
    anonymous: 405,
    own: 405,
    another: 405,
    admin: 405,
  },
  {
    row: 'PERM-04',
    name: 'send anything to a protected screen',
    send: (visitor) => visitor.post('/dashboard', { userId: 'x' }),
    anonymous: 401,
    own: 400,
    another: 400,
    admin: 400,
  },
  {
    row: 'PERM-07',
    name: 'delete a saved response from the dashboard',
    send: (visitor, { savedId }) => visitor.post('/dashboard', { intent: 'delete', id: savedId }),
    ...owner,
    changes: true,
  },
]

export const operations: Operation[] = [
  ...reads,
  ...writes,
  ...ownRecord,
  ...dashboardOperations,
  ...registeredPeople,
  ...registerOperations,
  ...secondProofs,
  ...deskCodes,
  ...learningOperations,
  ...groupOperations,
  ...aiOperations,
  ...databaseScreen,
  ...closed,
  ...recordOperations,
]
