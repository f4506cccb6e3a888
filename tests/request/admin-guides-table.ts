/** Who may do what with the guides. */
import { adminPost, adminScreens, type Operation } from './operation.ts'

const pages = [
  '/admin/guides',
  '/admin/guides?q=a&stato=bozza',
  '/admin/guides/new',
  '/admin/guides/claude-basics',
  '/admin/guides/claude-basics/versioni',
]

const form = { title: 'Prova dei permessi', description: 'Prova', toolId: '2' }

export const guideOperations: Operation[] = [
  ...adminScreens('PERM-08 NAV-03', pages),
  adminPost('create a guide', '/admin/guides/new', form, '/admin/guides/prova-dei-permessi'),
  adminPost('save a guide of another version', '/admin/guides/claude-basics', form, 409),
  adminPost(
    'verify a guide',
    '/admin/guides/claude-basics',
    { intent: 'verify' },
    '/admin/guides/claude-basics',
  ),
  adminPost('delete a guide', '/admin/guides/nonesiste', { intent: 'delete' }, 404),
  adminPost(
    'delete a guide from the list',
    '/admin/guides',
    { intent: 'delete', id: 'nonesiste' },
    404,
  ),
]
