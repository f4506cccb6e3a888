/** Who may read the dashboard of the administration and its figures. */
import {
  adminAct,
  adminPost,
  adminScreen,
  adminScreens,
  type Operation,
  page,
} from './operation.ts'

export const dashboardOperations: Operation[] = [
  ...adminScreens('PERM-08 REC-49', ['/admin/aiuto'], 'readManual'),
  ...page('/admin', {
    row: 'PERM-08 NAV-03 WHO-12',
    ...adminScreen,
    act: 'seeFigures',
    desk: '/admin/users',
  }),
  ...adminScreens('PERM-08 NAV-03 WHO-12', ['/admin/dashboard'], 'seeFigures'),
  ...adminScreens(
    'PERM-08 NAV-03 WHO-108',
    ['/admin/figures', '/admin/figures?periodo=2026'],
    'seeFigures',
  ),
  {
    row: 'PERM-08 WHO-108',
    name: 'download all figures',
    send: (visitor) => visitor.get('/admin/figures/csv'),
    ...adminAct,
    admin: 200,
    act: 'seeFigures',
  },
  adminPost(
    'take a learner’s line away',
    '/admin/figures',
    { intent: 'delete', id: 'nessuna-riga' },
    '/admin/figures',
    'seeFigures',
  ),
]
