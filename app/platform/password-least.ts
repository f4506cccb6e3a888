import { isStaff, type Role } from './roles.ts'

/** How many characters a new password has at the least: of learners, and of who administers. */
export const passwordLeast = { customer: 6, staff: 12 } as const

export const leastFor = (role: Role): number => passwordLeast[isStaff(role) ? 'staff' : 'customer']
