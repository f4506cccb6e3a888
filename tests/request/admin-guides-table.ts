/** Who may do what with the guides. */
import type { Visitor } from '../harness/server.ts'
import { adminAct, adminPost, adminScreens, type Operation } from './operation.ts'

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
  ...['tools', 'guides'].map((table) => ({
    row: 'PERM-08',
    name: `look for ${table} by name`,
    send: (visitor: Visitor) => visitor.get(`/admin/guides/scelte?di=${table}&q=claude`),
    ...adminAct,
    admin: 200,
    act: 'editContent' as const,
  })),
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
