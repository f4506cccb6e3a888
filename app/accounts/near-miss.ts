import { accountLimits } from './account.ts'

/** The usual providers here whose names are long enough for a slip to be told from another name. */
const providers = [
  ...['gmail.com', 'icloud.com', 'hotmail.it', 'hotmail.com', 'outlook.it', 'outlook.com'],
  ...['yahoo.it', 'yahoo.com', 'libero.it', 'virgilio.it', 'tiscali.it', 'alice.it'],
  ...['fastwebnet.it', 'arubapec.it', 'legalmail.it', 'postecert.it'],
]

/** Endings that these do not have. */
const confused = new Map([
  ['gmail', 'gmail.com'],
  ['gmail.it', 'gmail.com'],
  ['icloud.it', 'icloud.com'],
])

/** As near to a provider as a slip, and somebody else's all the same. */
const others = new Set([
  ...['gail.com', 'alce.it', 'alie.it', 'alive.it', 'aline.it', 'liber.it', 'libro.it'],
  ...['libera.it', 'liberi.it', 'virgili.it', 'yahoo.ie', 'yahoo.in', 'outlook.ie', 'outlook.in'],
])

/** A longer one is none of these. */
const longestDomain = 30

/**
 * The address that was probably meant, where one slip of the finger makes a usual provider of what
 * was typed; null: nothing seems wrong. Looks at a few letters of one address: never slow.
 */
export function nearMiss(address: string): string | null {
  const typed = address.trim()
  if (typed.length > accountLimits.email) return null
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length > longestDomain) return null
  if (providers.includes(domain) || others.has(domain)) return null
  const meant = confused.get(domain) ?? providers.find((known) => isSlip(domain, known))
  return meant ? typed.slice(0, at + 1) + meant : null
}

/**
 * Two letters swapped, or one missing, too many, or another in its place; of the first letter only
 * the swap.
 */
function isSlip(typed: string, known: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === known[start]) start += 1
  let end = 0
  const shorter = Math.min(typed.length, known.length) - start
  while (end < shorter && typed.at(-1 - end) === known.at(-1 - end)) end += 1
  const is = typed.slice(start, typed.length - end)
  const was = known.slice(start, known.length - end)
  if (is.length === 2 && was.length === 2) return is[0] === was[1] && is[1] === was[0]
  return start > 0 && is.length <= 1 && was.length <= 1
}
