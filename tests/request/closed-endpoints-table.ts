/** The library's own endpoints, which answer nobody. */
import { nobody, type Operation } from './operation.ts'

const authEndpoints = [
  'sign-up/email',
  'sign-in/email',
  'get-session',
  'update-user',
  'delete-user',
  'reset-password',
  'link-social',
  'admin/set-role',
  'error',
]

export const closed: Operation[] = authEndpoints.flatMap((endpoint) => [
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
