/**
 * Who may do what, as a table (SECURITY.md): one line an operation, one column a kind of person.
 * A new page, action or resource route gets its line here.
 */
import { randomUUID } from 'node:crypto'
import type { Visitor } from '../harness/server.ts'

/** What the owner has, and what nobody else may read. */
export type Things = {
  savedId: string
  pictureId: string
  ownerId: string
  ownerEmail: string
}

/**
 * A status, or where the person is sent: '/login' remembers the way back. Redirects of data
 * requests, which travel in a body, count as the same.
 */
export type Outcome = number | `/${string}`

export type Operation = {
  /** The rows of docs/requirements.md that it proves. */
  row: string
  name: string
  send(visitor: Visitor, things: Things): Promise<Response>
  anonymous: Outcome
  own: Outcome
  another: Outcome
  admin: Outcome
  /** Its answer holds the owner's own content: what others must not see is really there. */
  shows?: boolean
  /** It changes something when it is allowed. */
  changes?: boolean
}

type Columns = Pick<Operation, 'anonymous' | 'own' | 'another' | 'admin'>

const everybody: Columns = { anonymous: 200, own: 200, another: 200, admin: 200 }
const people: Columns = { anonymous: '/login', own: 200, another: 200, admin: 200 }
const owner: Columns = { anonymous: 401, own: 200, another: 403, admin: 403 }
const nobody: Columns = { anonymous: 404, own: 404, another: 404, admin: 404 }

/** What is not published, for customers as if it did not exist. */
const administrators: Columns = { anonymous: '/login', own: 404, another: 404, admin: 200 }

/** The test makes a draft of one guide, and one tool inactive. */
export const draftGuideId = 'firefly-basics'
export const inactiveToolId = '10'

const page = (path: string, { row, ...columns }: Columns & { row: string }): Operation[] => [
  { row, name: `open ${path}`, send: (visitor) => visitor.get(path), ...columns },
  { row, name: `data of ${path}`, send: (visitor) => visitor.data(path), ...columns },
]

const settings = '/dashboard/impostazioni'

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

const reads: Operation[] = [
  ...['/', '/login', '/prompts', '/onboarding', '/privacy', '/terms', '/cookies'].flatMap((path) =>
    page(path, { row: 'PERM-03 NAV-01', ...(path === '/login' ? loginPage() : everybody) }),
  ),
  ...[
    '/dashboard',
    '/guides',
    '/guides/chatgpt-basics',
    '/tools',
    '/tools/1',
    '/professions/medico',
  ].flatMap((path) => page(path, { row: 'PERM-04 NAV-02', ...people })),
  ...[`/guides/${draftGuideId}`, `/tools/${inactiveToolId}`].flatMap((path) =>
    page(path, { row: 'GUIDE-05 TOOL-13 PERM-04', ...administrators }),
  ),
  ...page('/?cerca=scrivere+testi', { row: 'PERM-03 PERM-04', ...everybody }),
  ...page('/admin', {
    row: 'PERM-08 NAV-03',
    anonymous: '/login',
    own: '/dashboard',
    another: '/dashboard',
    admin: 200,
  }),
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
  {
    row: 'PERM-04',
    name: 'the settings, which are one’s own',
    send: (visitor) => visitor.get(settings),
    ...people,
    shows: true,
  },
  {
    row: 'PERM-04',
    name: 'data of the settings',
    send: (visitor) => visitor.data(settings),
    ...people,
    shows: true,
  },
  {
    row: 'PERM-09',
    name: 'the file of all data of somebody named in the address holds one’s own',
    send: (visitor, { ownerId }) => visitor.get(`${settings}/dati?userId=${ownerId}`),
    ...everybody,
    anonymous: 401,
    shows: true,
  },
  {
    row: 'PERM-09',
    name: 'the photo of somebody who has none',
    send: (visitor) => visitor.get('/profile/foto'),
    anonymous: 401,
    own: 404,
    another: 404,
    admin: 404,
  },
  {
    row: 'PERM-09',
    name: 'the profile of somebody named in the address is one’s own',
    send: (visitor, { ownerId }) => visitor.get(`/profile?userId=${ownerId}&id=${ownerId}`),
    ...everybody,
    anonymous: 401,
  },
]

function loginPage(): Columns {
  return { anonymous: 200, own: '/dashboard', another: '/dashboard', admin: '/dashboard' }
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
  ...(['complete', 'undo'] as const).flatMap((intent) => [
    {
      row: 'PERM-04 GUIDE-10',
      name: `${intent} a chapter, in one’s own name whatever the body says`,
      send: (visitor: Visitor, { ownerId }: Things) =>
        visitor.post('/guides/chatgpt-basics', {
          intent,
          chapter: 'chatgpt-basics-aprire',
          userId: ownerId,
          role: 'admin',
        }),
      anonymous: 401,
      own: '/guides/chatgpt-basics' as const,
      another: '/guides/chatgpt-basics' as const,
      admin: '/guides/chatgpt-basics' as const,
      changes: true,
    },
    {
      row: 'GUIDE-05 GUIDE-18',
      name: `${intent} a chapter of a draft`,
      send: (visitor: Visitor) =>
        visitor.post(`/guides/${draftGuideId}`, {
          intent,
          chapter: 'firefly-basics-prima-immagine',
        }),
      anonymous: 401,
      own: 404,
      another: 404,
      admin: `/guides/${draftGuideId}` as const,
      changes: true,
    },
  ]),
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
      visitor.post(savedPage(things), { intent: 'update', title: 'Preso', tags: 'preso' }),
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
    send: (visitor, things) => visitor.post(savedPage(things), { intent: 'restore' }),
    ...owner,
    own: '/saved-searches/:saved',
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
    row: 'PERM-08',
    name: 'send anything to the admin area',
    send: (visitor, { ownerId }) => visitor.post('/admin', { intent: 'suspend', id: ownerId }),
    anonymous: 401,
    own: 403,
    another: 403,
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
  {
    row: 'PAY-01',
    name: 'come back from a checkout, which is noted in one’s own record',
    send: (visitor, { ownerId }) =>
      visitor.get(`/dashboard?session_id=cs_test_1&userId=${ownerId}&plan=pro`),
    anonymous: '/login',
    own: '/dashboard',
    another: '/dashboard',
    admin: '/dashboard',
  },
  {
    row: 'PERM-10',
    name: 'change one’s own name, city and level, whoever the body names',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, {
        intent: 'profilo',
        name: 'Nome Nuovo',
        city: 'Treviglio',
        techLevel: 'advanced',
        id: ownerId,
        userId: ownerId,
        email: 'x@esempio.it',
        role: 'admin',
        isActive: 'false',
      }),
    ...everybody,
    anonymous: 401,
    own: settings,
    another: settings,
    admin: settings,
    changes: true,
  },
  {
    row: 'PERM-10',
    name: 'change the password of somebody named in the body',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, {
        intent: 'password',
        userId: ownerId,
        current: 'sbagliata',
        password: 'torre civica',
        confirm: 'torre civica',
      }),
    anonymous: 401,
    own: 403,
    another: 403,
    admin: 403,
    changes: true,
  },
  {
    row: 'PERM-10',
    name: 'delete an account without its password',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, { intent: 'elimina', userId: ownerId, ownPassword: 'sbagliata' }),
    anonymous: 401,
    own: 403,
    another: 403,
    admin: 403,
    changes: true,
  },
]

const authEndpoints = [
  'sign-up/email',
  'sign-in/email',
  'sign-in/social',
  'sign-out',
  'get-session',
  'list-sessions',
  'revoke-session',
  'revoke-sessions',
  'update-user',
  'delete-user',
  'change-email',
  'change-password',
  'set-password',
  'request-password-reset',
  'reset-password',
  'verify-email',
  'send-verification-email',
  'list-accounts',
  'link-social',
  'unlink-account',
  'refresh-token',
  'get-access-token',
  'account-info',
  'admin/list-users',
  'admin/set-role',
  'admin/ban-user',
  'admin/impersonate-user',
  'ok',
  'error',
]

const closed: Operation[] = authEndpoints.flatMap((endpoint) => [
  {
    row: 'AUTH-15 PERM-08 PERM-09',
    name: `GET /auth/${endpoint}`,
    send: (visitor) => visitor.get(`/auth/${endpoint}`),
    ...nobody,
  },
  {
    row: 'AUTH-15 PERM-08 PERM-09',
    name: `POST /auth/${endpoint}`,
    send: (visitor, { ownerId, ownerEmail }) =>
      visitor.postJson(`/auth/${endpoint}`, {
        userId: ownerId,
        email: ownerEmail,
        newEmail: 'x@esempio.it',
        role: 'admin',
        name: 'Preso',
        password: 'campanile-di-prova-42',
      }),
    ...nobody,
  },
])

export const operations: Operation[] = [...reads, ...writes, ...closed]
