import { z } from 'zod'
import { isStaff, roles } from '../../platform/roles.ts'
import { email } from '../sign-in/account-schema.ts'
import { usersTexts } from '../users.ts'
import { roleField } from './user-acts.ts'

const invitedRoles = roles.filter(isStaff)

/** Whom an administrator invites, and with which role. */
export const inviteSchema = z.object({
  email,
  [roleField]: z.enum(invitedRoles, usersTexts.noSuchRole),
})
