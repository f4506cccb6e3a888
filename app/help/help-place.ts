/** A place or a person that helps, as the page 'Aiuto' shows it; what is unknown is ''. */
export type HelpPlace = {
  id: string
  name: string
  hours: string
  phone: string
  address: string
  note: string
}

/** How long its texts may be, in characters. */
export const helpPlaceLimits = {
  name: 80,
  hours: 160,
  phone: 40,
  address: 160,
  note: 300,
} as const

/** Digits as people part them, and at most one plus at the beginning. */
const written = /^\+?[\d\s()./-]+$/

const fewestDigits = 3
const mostDigits = 15

/** What a telephone dials for a number as people write it; null where it is none. */
export function dialled(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  const isNumber =
    written.test(phone) && digits.length >= fewestDigits && digits.length <= mostDigits
  return isNumber ? (phone.startsWith('+') ? '+' : '') + digits : null
}
