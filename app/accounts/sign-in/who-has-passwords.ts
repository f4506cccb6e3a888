import { isStaff, type Role } from '../../platform/roles.ts'

/**
 * Whether somebody with this role may have a password. Where people have none, who has a role does:
 * it is what a command of the operator gives, and a role waits for it.
 */
export const mayHavePassword = (
  { SIGN_IN_PASSWORD: isOffered }: { SIGN_IN_PASSWORD: 'yes' | 'no' },
  role: Role,
): boolean => isOffered === 'yes' || isStaff(role)
