/**
 * What stands in the place of an address for whoever has none, as the sign-in library wants one. No
 * mail server can have such a name (RFC 2606).
 */
export const reservedEnd = '@senza-indirizzo.invalid'

/** What reserved addresses are like, for a query. */
export const reservedLike = `%${reservedEnd}`

/** The reserved address of a person who has none. */
export const reservedAddress = (id: string): string => `${id}${reservedEnd}`

/** The first administrator's, where no setting names one: a name to sign in with that takes no mail. */
export const firstAddress = 'admin@fucina.invalid'

/** Whether an address, as somebody types it, is of the reserved kind: nobody may have such a one. */
export const isReserved = (email: string): boolean =>
  email.trim().toLowerCase().endsWith(reservedEnd)

/**
 * Whether somebody can be written to. Asked wherever an address is shown, searched, given out or
 * written to: the one in its place is none.
 */
export const hasAddress = ({ email }: { email: string }): boolean => !isReserved(email)

/**
 * Whether the words of a slip are somebody's way in: their reserved address holds their own id, that
 * of whoever came from a sign-in provider without an address does not.
 */
export const hasSlip = ({ id, email }: { id: string; email: string }): boolean =>
  email === reservedAddress(id)

/** Somebody's address; null where they have none. */
export const addressOf = (person: { email: string }): string | null =>
  hasAddress(person) ? person.email : null
