import { brackets, placeholderKey } from '../guard/placeholder.ts'

/** A bracket that an answer leaves: '[nome e cognome]'. */
export type Bracket = { key: string; words: string }

/** More than a letter has; what follows stays as it is. */
const mostBrackets = 20

/**
 * The different brackets that are left in a text; links, boxes to tick and numbers of notes are
 * none.
 * @param others keys that stand for something else, as data that were replaced before sending
 */
export function findBrackets(text: string, others: ReadonlySet<string>): Bracket[] {
  const found = new Map<string, Bracket>()
  for (const match of text.matchAll(brackets)) {
    const words = (match[1] ?? match[2] ?? '').replace(/[*_\\]/g, '').trim()
    const key = placeholderKey(words)
    const isLink = text[match.index + match[0].length] === '('
    if (isLink || others.has(key) || found.has(key) || !/\p{L}{2}/u.test(words)) continue
    found.set(key, { key, words })
    if (found.size === mostBrackets) break
  }
  return [...found.values()]
}
