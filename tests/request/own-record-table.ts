/** What people do with their own record: settings, data, photo, checkout, leaving. */
import { everybody, ledTo, type Operation, page, people } from './operation.ts'

const settings = '/dashboard/impostazioni'

export const ownRecord: Operation[] = [
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
    ...{ anonymous: 401, own: 404, another: 404, admin: 404 },
  },
  {
    row: 'PAY-01',
    name: 'come back from a checkout, which is noted in one’s own record',
    send: (visitor, { ownerId }) =>
      visitor.get(`/dashboard?session_id=cs_test_1&userId=${ownerId}&plan=pro`),
    ...ledTo('/dashboard'),
    anonymous: '/login',
  },
  {
    row: 'PAY-01',
    name: 'come back from a checkout by way of another site, which asks',
    send: (visitor, { ownerId }) =>
      visitor.get(`/dashboard?session_id=cs_test_1&userId=${ownerId}&plan=pro`, {
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      }),
    ...people,
  },
  {
    row: 'PAY-01',
    name: 'confirm a checkout, which is noted in one’s own record',
    send: (visitor, { ownerId }) =>
      visitor.post('/dashboard', { session_id: 'cs_test_1', userId: ownerId, plan: 'pro' }),
    ...ledTo('/dashboard'),
    anonymous: 401,
  },
  {
    row: 'PERM-10',
    name: 'change one’s own name, city and level, whoever the body names',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, {
        intent: 'save',
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
    ...ledTo(settings),
    anonymous: 401,
    changes: true,
  },
  {
    row: 'PERM-10',
    name: 'change the password of somebody named in the body',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, {
        intent: 'change-password',
        userId: ownerId,
        current: 'sbagliata',
        password: 'torre civica',
        confirm: 'torre civica',
      }),
    ...{ anonymous: 401, own: 403, another: 403, admin: 403 },
    isBrief: true,
    changes: true,
  },
  {
    row: 'PERM-10 WHO-85',
    name: 'change the mail address of somebody named in the body, without their password',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, {
        intent: 'change-address',
        userId: ownerId,
        email: 'preso@esempio.it',
        addressPassword: 'sbagliata',
      }),
    ...{ anonymous: 401, own: 403, another: 403, admin: 403 },
    isBrief: true,
    changes: true,
  },
  {
    row: 'PERM-10 WHO-85',
    name: 'give up the wish of somebody named in the body for another address',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, { intent: 'forget-address', userId: ownerId }),
    ...ledTo(settings),
    anonymous: 401,
    changes: true,
  },
  ...page('/email?conferma=x', { row: 'WHO-88', ...everybody, anonymous: '/login' }),
  {
    row: 'WHO-88',
    name: 'confirm an address with a link that is none',
    send: (visitor) => visitor.post('/email?conferma=x', {}),
    ...{ anonymous: 401, own: 400, another: 400, admin: 400 },
  },
  {
    row: 'PERM-10 WHO-89',
    name: 'ask for the link that confirms one’s own address, whoever the body names',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, { intent: 'send-link', userId: ownerId }),
    ...ledTo(settings),
    anonymous: 401,
  },
  {
    row: 'PERM-10',
    name: 'delete an account without its password',
    send: (visitor, { ownerId }) =>
      visitor.post(settings, { intent: 'delete', userId: ownerId, ownPassword: 'sbagliata' }),
    ...{ anonymous: 401, own: 403, another: 403, admin: 403 },
    isBrief: true,
    changes: true,
  },
]
