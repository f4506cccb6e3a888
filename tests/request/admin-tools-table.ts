/** Who may do what with the tools and with the pictures of the content. */
import type { Visitor } from '../harness/server.ts'
import { type Columns, nobody, type Operation } from './operation.ts'

const read: Columns = { anonymous: '/login', own: '/dashboard', another: '/dashboard', admin: 200 }
const write = { anonymous: 401, own: 403, another: 403 } as const

const pages = ['/admin/tools', '/admin/tools?q=a', '/admin/tools/new', '/admin/tools/2']

const form = { name: 'Prova dei permessi', description: 'Prova', category: 'Prova' }

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

export const toolOperations: Operation[] = [
  ...pages.flatMap((path): Operation[] => [
    { row: 'PERM-08 NAV-03', name: `open ${path}`, send: (one) => one.get(path), ...read },
    { row: 'PERM-08', name: `data of ${path}`, send: (one) => one.data(path), ...read },
  ]),
  act('create a tool', '/admin/tools/new', form, '/admin/tools/prova-dei-permessi'),
  act('save a tool of another version', '/admin/tools/2', form, 409),
  ...['/admin/tools', '/admin/tools/2'].flatMap((path) => [
    act(`verify a tool at ${path}`, path, { atto: 'verifica', strumento: '2' }, path as '/'),
    act(`show a tool at ${path}`, path, { atto: 'attiva', strumento: '2' }, path as '/'),
    act(`delete a tool with guides at ${path}`, path, { atto: 'elimina', strumento: '2' }, 409),
    act(`do anything else at ${path}`, path, { atto: 'altro', strumento: '2' }, 400),
  ]),
  act('add a picture', '/admin/pictures', { use: 'tool', address: 'https://127.0.0.1/x.png' }, 400),
  {
    row: 'PERM-03',
    name: 'see a picture that does not exist',
    send: (visitor) => visitor.get('/pictures/nonesiste'),
    ...nobody,
  },
]
