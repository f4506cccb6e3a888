/** Zero width, soft hyphens, marks of direction; and two ligatures that stand for whole sentences. */
const unseen = /[\p{DI}\p{Cf}\ufdfa\ufdfb]/gu
/** As keyboards and printers write it; the acute accent alone would come apart. */
const acute = /\u00b4/g
const apostrophes = /[`\u02b9\u02bb-\u02bd\u02c8\u2018\u2019\u201b\u2032\u2035\ua78c]/g
const dashes = /[\u2010-\u2015\u2212]/g
/** Letters that no decomposition takes apart. */
const others: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ' },
}

/**
 * The form in which texts are compared and sorted: small letters without accents, however they are
 * encoded and how wide they are, one kind of apostrophe and of dash, nothing invisible. 'Perché'
 * and 'perche' have the same.
 */
export const normalize = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(acute, "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .toLowerCase()
    .replace(/[ßæœøđłıς]/g, (letter) => others[letter] ?? letter)

/**
 * The form of every free-text search, of what is stored and of what is typed: `normalize`, without
 * apostrophes ("citta'" is 'città', 'D’Angelo' is 'dangelo'), with single spaces.
 */
export const searchForm = (text: string): string =>
  normalize(text).replace(/'/g, '').replace(/\s+/g, ' ').trim()

/** Stored texts in one column for the search, a line each. */
export const searchColumn = (texts: readonly string[]): string => texts.map(searchForm).join('\n')

/** More words, and more letters of one, tell nothing more. */
const most = { words: 8, letters: 40 }
const around = /^[.,:;!?"“”«»()]+|[.,:;!?"“”«»()]+$/g

/**
 * What a search looks for: each of these must stand in a text, in any order, inside words too. The
 * longest come first, because few texts hold them.
 */
export function searchWords(typed: string): string[] {
  const words = searchForm(typed)
    .split(' ')
    .slice(0, most.words)
    .map((word) => [...word.slice(0, 2 * most.letters)].slice(0, most.letters).join(''))
    .map((word) => word.replace(around, '') || word)
  return [...new Set(words)].filter(Boolean).sort((one, other) => other.length - one.length)
}

/** Whether a text in `searchForm` or `searchColumn` holds all words of a search. */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))
