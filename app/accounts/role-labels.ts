import type { Role } from '../platform/roles.ts'

/** What a role is called on screens and in mails. */
export const roleLabels: Readonly<Record<Role, string>> = {
  customer: 'Cliente',
  facilitator: 'Facilitatore',
  editor: 'Redazione',
  desk: 'Sportello',
  admin: 'Admin',
}
