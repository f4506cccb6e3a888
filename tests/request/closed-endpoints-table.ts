/** The library's own endpoints, which answer nobody. */
import { nobody, type Operation } from './operation.ts'

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
