import { longestPrompt } from '../../prompt-path.ts'
import { type Kind, kinds } from './kinds.ts'
import { type HiddenData, placeholderKey, placeholderKeysIn } from './placeholder.ts'
import { type Rule, rules } from './rules.ts'
import { wordsBefore } from './words-before.ts'

/** Personal data in a text: `text` stands from `start` up to `end`, which is not included. */
export type FoundData = {
  kind: Kind
  start: number
  end: number
  text: string
  /** What takes its place: '[codice fiscale]', for another one '[codice fiscale 2]'. */
  placeholder: string
  /** Why it matters, in one sentence. */
  why: string
}

type Place = { kind: Kind; start: number; end: number }

type Context = {
  /** What was replaced before, in this text or in another of the same request. */
  kept?: HiddenData
  /** The label of the field: 'Targa' before 'BG 123456' tells what it is. */
  label?: string
}

/**
 * The personal data in a text, in its order, none over another. The work grows as the text does:
 * every pattern has an end. No placeholder is given that `kept` or the text has already.
 */
export function findPersonalData(
  text: string,
  { kept = {}, label = '' }: Context = {},
): FoundData[] {
  const offset = text.length - text.trimStart().length
  const own = text.trim()
  if (own.length > longestPrompt) return []
  // As long as the text: other spaces and dashes are read as the common ones.
  const plain = own
    .replace(/[\u00a0\u2007\u2009\u202f\t]/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
  const field = label.replace(/\?/g, ' ')
  const places: Place[] = []
  const taken = new Uint8Array(plain.length)
  const ends = new Set<number>()
  for (const rule of patterns) {
    for (const place of findPlaces(rule, plain, field, ends)) {
      if (taken.subarray(place.start, place.end).includes(1)) continue
      taken.fill(1, place.start, place.end)
      ends.add(place.end)
      places.push(place)
    }
  }
  places.sort((one, other) => one.start - other.start)
  return named(places, own, kept).map((finding) => ({
    ...finding,
    start: finding.start + offset,
    end: finding.end + offset,
  }))
}

/** Gives each place its words: as they were chosen before, else the first free ones. */
function named(places: Place[], text: string, kept: HiddenData): FoundData[] {
  const given = new Map(Object.entries(kept).map(([placeholder, words]) => [words, placeholder]))
  const taken = placeholderKeysIn(text)
  for (const placeholder of Object.keys(kept)) taken.add(placeholderKey(placeholder))
  const numbers = new Map<Kind, number>()
  const nextFree = (kind: Kind): string => {
    const number = (numbers.get(kind) ?? 0) + 1
    numbers.set(kind, number)
    const next = `[${kinds[kind].name}${number === 1 ? '' : ` ${number}`}]`
    return taken.has(placeholderKey(next)) ? nextFree(kind) : next
  }
  return places.map(({ kind, start, end }) => {
    const words = text.slice(start, end)
    const placeholder = given.get(words) ?? nextFree(kind)
    given.set(words, placeholder)
    return { kind, start, end, text: words, placeholder, why: kinds[kind].why }
  })
}

type Pattern = Rule & { whole: RegExp }

const patterns: readonly Pattern[] = rules.map((rule) => ({
  ...rule,
  whole: new RegExp(`^(?:${rule.pattern.source})$`, 'iu'),
}))

/** @param ends where what other rules found ends: a slash after it is a mark between two data */
function findPlaces(
  rule: Pattern,
  text: string,
  label: string,
  ends: ReadonlySet<number>,
): Place[] {
  if (rule.needs && !rule.needs.test(`${label} ${text}`)) return []
  const pattern = new RegExp(rule.pattern)
  const places: Place[] = []
  let match = pattern.exec(text)
  while (match) {
    const { index: start } = match
    const isNext =
      text[start - 1] === '/' && (ends.has(start - 1) || places.at(-1)?.end === start - 1)
    const length = isNext || isFree(rule, text, start) ? fittingLength(rule, text, match, label) : 0
    if (length > 0) places.push({ kind: rule.kind, start, end: start + length })
    // Else what follows the first word of the match may be something.
    pattern.lastIndex =
      start + (length || (/^\P{L}?[\p{L}\d]+|^./u.exec(match[0])?.[0].length ?? 1))
    match = pattern.exec(text)
  }
  return places
}

/** What people write without a space: 'tel035…'. */
const glued = /(?:^|[^\p{L}])(?:(?:tel|cell)\p{L}*|c\.?f\.?|iban|targa|è|wa\.me\/)$/iu

/** Nothing stands right before that it would be a part of: a word, a sum, an address of the web. */
function isFree(rule: Rule, text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start)
  if (glued.test(before)) return true
  // '01 06 1900' is no number of Rome.
  if (rule.isPlain && /\d $/.test(before) && /^0\d\b/.test(text.slice(start, start + 3))) {
    return false
  }
  return !(rule.isPlain ? /[\p{L}\d_/=#&@]$|\d[.,-]$|[€$] ?$/u : /[\p{L}\d_]$/u).test(before)
}

/** How many characters of a match are personal data: the most that end a word and fit the rule. */
function fittingLength(rule: Pattern, text: string, match: RegExpExecArray, label: string): number {
  const { index: start } = match
  const before = rule.isPlain ? wordsBefore(text, start, label) : null
  // A number with the country before it is nobody's order.
  if (before === 'paper' && !/^(?:\+|00)39/.test(match[0])) return 0
  const fits = (length: number) => {
    const written = match[0].slice(0, length)
    const characters = written.toUpperCase().replace(/[^\p{L}\d]/gu, '')
    return rule.whole.test(written) && (rule.fits?.(written, characters, before) ?? true)
  }
  for (let length = match[0].length; length > 0; length -= 1) {
    const end = start + length
    const isGlued = before === 'phone' && /^\d\p{L}{3}/u.test(text.slice(end - 1, end + 3))
    if ((isGlued || isEnd(rule, text, end)) && fits(length)) return length
  }
  return 0
}

/** A word ends here, and for a number no sum or share goes on. */
const isEnd = (rule: Rule, text: string, end: number) =>
  /[\p{L}\d]/u.test(text[end - 1] ?? '') &&
  !(rule.isPlain ? /^(?:[\p{L}\d_@]|[,.:]\d| ?[€%]| euro)/iu : /^[\p{L}\d_]/u).test(
    text.slice(end, end + 5),
  )
