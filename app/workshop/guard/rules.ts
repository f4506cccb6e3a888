import { isIban, isLuhn, isTaxCode } from './check-digits.ts'
import type { Kind } from './kinds.ts'
import { isItalianPhone, italianPhone } from './phone-numbers.ts'
import type { WordsBefore } from './words-before.ts'

/** How one kind of personal data is recognised. */
export type Rule = {
  kind: Kind
  /**
   * What it looks like, with the flags `giu`. A shorter stretch that ends between two words may be
   * it too.
   */
  pattern: RegExp
  /** Judges a stretch as written, its capital letters and digits, and by the words before it. */
  fits?: (written: string, characters: string, before: WordsBefore) => boolean
  /** Words that stand somewhere in the text, else the rule is not asked. */
  needs?: RegExp
  /** Nothing inside it can be checked: numbers of orders and invoices look the same. */
  isPlain?: boolean
}

/**
 * Card numbers as their issuers publish them, by first digits and length: Visa, Mastercard,
 * American Express, Diners, Discover, UnionPay, JCB, Maestro.
 */
const cards =
  /^(?:4\d{15}(?:\d{3})?|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|6(?:011|4[4-9]\d|5\d\d)\d{12}(?:\d{3})?|62\d{14,17}|35(?:2[89]|[3-8]\d)\d{12}|(?:5018|5020|5038|5893|6304|67\d\d)\d{12,15})$/

/** Two kinds of marks between figures: a list of prices or dates. */
const mixed = /([ ./-]).*(?!\1)[ ./-]/

/** Measures after a figure and words before it, with or without capital letters: 'da 100 km'. */
export const measures =
  /^(?:DA|DI|IN|SU)|\d(?:KM|KG|GR|MG|ML|CM|MM|MT|CL|DL|HG|CV|KW|HP|GB|MB|TB|PZ|PX|MQ|DA|LA|LE|AL|SE|NE|MA)$/
const smallWords =
  /^(?:A[DL]|L[AE]|[CMNRST]E|[FHSV]A|MA|ED|CC|C[AI]|KM|NR|PG)|\d(?:AD|ED|[FHSV]A|[CMT]E|CC|CA)$/

/** Small letters with spaces between may be words, unless a plate or a document was named. */
function isCode(written: string, characters: string, before: WordsBefore): boolean {
  const isCapital = written === written.toUpperCase()
  const isWhole = !/[ -]/.test(written)
  if (isCapital && isWhole) return true
  if (measures.test(characters)) return false
  return isCapital || isWhole || before === 'person' || !smallWords.test(characters)
}

/** In the order in which they are asked: what one finds no later one takes. */
export const rules: readonly Rule[] = [
  {
    kind: 'email',
    pattern:
      /[\p{L}\d][\p{L}\d._%+-]{0,63}(?:@ ?| @ | ?[([]at[)\]] ?| chiocciola )[\p{L}\d-]{1,63}(?:(?:\.| punto )[\p{L}\d-]{1,63}){0,5}(?:\.| punto )\p{L}{2,24}/giu,
  },
  {
    kind: 'iban',
    pattern: /[A-Z]{2}[ -]?\d{2}(?:[ .\n-]?[A-Z\d]){11,29}/giu,
    // 'al 17 06 2020 al 09 …' has the shape of an account in Albania.
    fits: (written, characters) =>
      isIban(characters) &&
      !mixed.test(written) &&
      !/^(?:al|do|il|li|me|no|sa|se|si|so|va) /.test(written),
  },
  {
    kind: 'taxCode',
    pattern:
      /[A-Z]{3}[ .\n-]?[A-Z]{3}[ .\n-]?[\dL-V]{2}[ .\n-]?[A-T][ .\n-]?[\dL-V]{2}[ .\n-]?[A-Z][ .\n-]?[\dL-V]{3}[ .\n-]?[A-Z]/giu,
    fits: (_, characters) => isTaxCode(characters),
  },
  // The health card: 80 for health, 380 for Italy (EN 1867).
  { kind: 'document', pattern: /80380(?:[ -]?\d){15}/giu },
  {
    kind: 'card',
    pattern: /\d{4}(?:[ ./-]?\d){10,15}/giu,
    fits: (written, characters) =>
      cards.test(characters) && isLuhn(characters) && !mixed.test(written),
    isPlain: true,
  },
  // The electronic identity card: C, a letter, five digits, two letters (Ministry of the Interior).
  {
    kind: 'document',
    pattern: /C[A-Z] ?\d\d ?\d{3} ?[A-Z]{2}/giu,
    // Its digits in two groups only where a document was named.
    fits: (written, characters, before) =>
      (before === 'person' || /\d{5}/.test(written)) && isCode(written, characters, before),
    isPlain: true,
  },
  // A driving licence with its last letter apart: small letters there are words.
  {
    kind: 'document',
    pattern: /[A-Z]{2}[ -]?\d{7}[ -][A-Z]/giu,
    fits: (written) => written === written.toUpperCase(),
    needs: /patent/i,
    isPlain: true,
  },
  // Identity cards and passports (two letters, seven digits), driving licences, residence permits.
  {
    kind: 'document',
    pattern:
      /[A-Z]{2}[ -]?\d{4} ?\d{3}[A-Z]?|[A-Z]{2} ?\d{5} ?[A-Z]{2}|U1[A-Z\d]{7}[A-Z]|[A-Z]\d{8}/giu,
    fits: isCode,
    needs:
      /\bident|\bdoc\b|document|passap|passport|patent|\bpat\.|soggiorno|\bc\.i|\bcie\b|\bci(?: n[.°]|:| [a-z]{2} ?\d)/i,
    isPlain: true,
  },
  // Passports of other countries, right after the word.
  {
    kind: 'document',
    pattern: /[A-Z]{1,2} ?\d{6,7}/giu,
    fits: (written, characters, before) => before === 'person' && isCode(written, characters, null),
    needs: /passap|passport/i,
    isPlain: true,
  },
  // Plates since 1994: no I, O, Q, U.
  {
    kind: 'plate',
    pattern: /[A-HJ-NPR-TV-Z]{2}[ .-]?\d{3}[ .-]?[A-HJ-NPR-TV-Z]{2}/giu,
    fits: isCode,
    isPlain: true,
  },
  // Plates of before, by province, and of mopeds: X and five characters without vowels (since 2006).
  {
    kind: 'plate',
    pattern:
      /(?:ROMA|[A-Z]{2})[ -]?(?:\d{4,6}|[A-Z]\d{5}|\d[A-Z]\d{4})|X ?(?=\w{0,4}\d)[\dB-DF-HJ-NP-TV-Z]{5}/giu,
    fits: isCode,
    needs: /\btarg[ah]/i,
    isPlain: true,
  },
  // Plates of motorcycles and trailers, two letters and five digits, and those of before, by
  // province, right after what they hang on.
  {
    kind: 'plate',
    pattern: /[A-Z]{2}[ -]?(?:\d{3}[ .]?\d{3}|\d\d[ .]?\d{3}|[A-Z]\d{5})/giu,
    fits: (written, characters, before) => before === 'person' && isCode(written, characters, null),
    needs: /\b(?:moto|vespa|scooter|ciclomotor|rimorchi|trattor|roulotte|auto|macchin)/i,
    isPlain: true,
  },
  // Of another country, first: behind its prefix may stand what looks like one of ours.
  {
    kind: 'phone',
    pattern: /(?:\+|00)(?!39)[1-9]\d{0,2}(?:[ ./-]?\(?\d{1,12}\)?){1,6}/giu,
    fits: (written, characters, before) =>
      (before === 'phone' || written.startsWith('+')) && /^(?:00)?\d{9,15}$/.test(characters),
    isPlain: true,
  },
  {
    kind: 'phone',
    pattern: italianPhone,
    fits: (written, _, before) => isItalianPhone(written, before === 'phone'),
    isPlain: true,
  },
]
