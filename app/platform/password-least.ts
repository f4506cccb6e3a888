/** How many characters a new password has at the least, by role. */
export const passwordLeast = { customer: 6, admin: 12 } as const
