/**
 * What was replaced, by its placeholder. It stays on the device: in the page, and with the draft in
 * the browser's storage, never in a request and never in a saved response.
 */
export type HiddenData = Readonly<Record<string, string>>

/** Brackets with words in them, also as a model escapes them. */
export const brackets = /\\\[([^[\]]{1,60})\\\]|\[([^[\]]{1,60})\]/g

/**
 * A placeholder's words without what a model may do to them: capital letters, bold, quotes, spaces,
 * an article before them, a 1 after them.
 */
export const placeholderKey = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^(?:il|la|lo|l|un|una)?(?:mi[oa]|tu[oa]|su[oa])?(?=codice|iban|num|indir|targa)/, '')
    .replace(/(\p{L})1$/u, '$1')

/** The keys of all that stands in brackets in a text. */
export const placeholderKeysIn = (text: string): Set<string> =>
  new Set([...text.matchAll(brackets)].map(([words]) => placeholderKey(words)))

/** The text with some of its brackets exchanged; `value` says for which keys, undefined for none. */
export const exchanged = (text: string, value: (key: string) => string | undefined): string =>
  text.replace(brackets, (words) => value(placeholderKey(words)) ?? words)

/** What was written into brackets, by their key. */
export type Filled = Readonly<Record<string, string>>

/** The text with what was written in place of its brackets; the others stay. */
export const fillBrackets = (text: string, filled: Filled): string =>
  exchanged(text, (key) => (Object.hasOwn(filled, key) ? filled[key] : undefined))
