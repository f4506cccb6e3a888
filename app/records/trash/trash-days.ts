/** How long what was deleted or replaced can be brought back, in days. */
export const trashDays = 30

/** How long, in the words of every screen: '30 giorni'. */
export const trashTime = `${trashDays} giorni`

/** 'resta nel cestino per 30 giorni', within a sentence. */
export const staysInTrash = `resta nel cestino per ${trashTime}`
