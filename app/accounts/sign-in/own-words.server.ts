import { normalize } from '../../../db/normalize.ts'
import type { Env } from '../../platform/settings/env.server.ts'

/** What a password is about that is made of nothing else: the first that others try. */
export type OwnWord = 'name' | 'address' | 'site' | 'city'

/** Letters and figures alone: 'Ada Rossi' is also 'ada.rossi'. */
const squeezed = (text: string) => normalize(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A name's words, whole and one by one, and with the family name first. */
function orders(name: string): string[] {
  const words = name.split(/\s+/)
  return [...words, words.join(''), words.toReversed().join('')]
}

/**
 * Which of a person's own words a password is, however it is cased and spaced, also with figures
 * behind it; null: it is none.
 */
export function ownWord(
  { SITE_NAME, CITY }: Pick<Env, 'SITE_NAME' | 'CITY'>,
  { name, email }: { name: string; email: string },
  password: string,
): OwnWord | null {
  const words: [OwnWord, string[]][] = [
    ['name', orders(name)],
    ['address', [email, email.split('@', 1).join()]],
    ['site', [...orders(SITE_NAME), SITE_NAME + CITY]],
    ['city', orders(CITY)],
  ]
  const asTyped = squeezed(password)
  const isMadeOf = (word: string) =>
    word !== '' && asTyped.startsWith(word) && /^\p{N}*$/u.test(asTyped.slice(word.length))
  return words.find(([, of]) => of.map(squeezed).some(isMadeOf))?.[0] ?? null
}
