/** Who may do what with the tools and with the pictures of the content. */
import { adminPost, adminScreens, nobody, type Operation } from './operation.ts'

const pages = [
  '/admin/tools',
  '/admin/tools?q=a',
  '/admin/tools/new',
  '/admin/tools/2',
  '/admin/tools/2/versioni',
]

const form = { name: 'Prova dei permessi', description: 'Prova', category: 'Prova' }

export const toolOperations: Operation[] = [
  ...adminScreens('PERM-08 NAV-03', pages),
  adminPost('create a tool', '/admin/tools/new', form, '/admin/tools/prova-dei-permessi'),
  adminPost('save a tool of another version', '/admin/tools/2', form, 409),
  adminPost('verify a tool', '/admin/tools/2', { intent: 'verify' }, '/admin/tools/2'),
  adminPost('show a tool', '/admin/tools', { intent: 'publish', id: '2' }, '/admin/tools'),
  ...['/admin/tools', '/admin/tools/2'].flatMap((path) => [
    adminPost(`delete a tool with guides at ${path}`, path, { intent: 'delete', id: '2' }, 409),
    adminPost(`do anything else at ${path}`, path, { intent: 'altro', id: '2' }, 400),
  ]),
  adminPost(
    'add a picture',
    '/admin/pictures',
    { use: 'tool', address: 'https://127.0.0.1/x.png' },
    400,
  ),
  {
    row: 'PERM-03',
    name: 'see a picture that does not exist',
    send: (visitor) => visitor.get('/pictures/nonesiste'),
    ...nobody,
  },
]
