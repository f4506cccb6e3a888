/** How many characters a new password of an administrator has at the least. */
export const administratorPasswordLeast = 12
