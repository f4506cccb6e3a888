/** Who may do what with the guides. */
import type { Visitor } from '../harness/server.ts'
import type { Columns, Operation } from './operation.ts'

const read: Columns = { anonymous: '/login', own: '/dashboard', another: '/dashboard', admin: 200 }
const write = { anonymous: 401, own: 403, another: 403 } as const

const pages = [
  '/admin/guides',
  '/admin/guides?q=a&stato=bozza',
  '/admin/guides/new',
  '/admin/guides/claude-basics',
]

const form = { title: 'Prova dei permessi', description: 'Prova', toolId: '2' }

const act = (
  name: string,
  path: string,
  fields: Record<string, string>,
  admin: Operation['admin'],
): Operation => ({
  row: 'PERM-08',
  name,
  send: (visitor: Visitor) => visitor.post(path, fields),
  ...write,
  admin,
})

export const guideOperations: Operation[] = [
  ...pages.flatMap((path): Operation[] => [
    { row: 'PERM-08 NAV-03', name: `open ${path}`, send: (one) => one.get(path), ...read },
    { row: 'PERM-08', name: `data of ${path}`, send: (one) => one.data(path), ...read },
  ]),
  ...['tools', 'guides'].map((table) => ({
    row: 'PERM-08',
    name: `look for ${table} by name`,
    send: (visitor: Visitor) => visitor.get(`/admin/guides/scelte?di=${table}&q=claude`),
    ...write,
    admin: 200,
  })),
  act('create a guide', '/admin/guides/new', form, '/admin/guides/prova-dei-permessi'),
  act('save a guide of another version', '/admin/guides/claude-basics', form, 409),
  act(
    'verify a guide',
    '/admin/guides/claude-basics',
    { atto: 'verifica' },
    '/admin/guides/claude-basics',
  ),
  act('delete a guide', '/admin/guides/nonesiste', { atto: 'elimina' }, 404),
  act(
    'delete a guide from the list',
    '/admin/guides',
    { atto: 'elimina', guida: 'nonesiste' },
    404,
  ),
]
