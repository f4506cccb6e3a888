/** Payment cards (ISO/IEC 7812): every second digit from the right doubled, the sum ends with 0. */
export function isLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (1 + (index % 2))
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Lengths and their countries, from the IBAN registry that SWIFT keeps for ISO 13616. */
const ibanLengths =
  '15NO16BE18DKFIFKFOGLNLSD19MKSI20ATBAEEKZLTLUMNXK21CHHRLILV22BGBHCRDEGBGEIEMERSVA23AEGIILIQOMSOTL24ADCZESMDPKROSASESKTNVG25LYPTST26ISTR27BIDJFRGRITMCMRSM28ALAZBYCYDOGTHNHULBNIPLSV29BREGPSQAUA30JOKWMUYE31MTSC32LC33RU'

export const ibanCountries: ReadonlyMap<string, number> = new Map(
  [...ibanLengths.matchAll(/(\d\d)([A-Z]+)/g)].flatMap(([, length, countries = '']) =>
    (countries.match(/../g) ?? []).map((country) => [country, Number(length)] as const),
  ),
)

/** The length of its country, and 1 as the rest modulo 97. Capital letters, no spaces. */
export function isIban(characters: string): boolean {
  if (characters.length !== ibanCountries.get(characters.slice(0, 2))) return false
  let rest = 0
  for (const character of characters.slice(4) + characters.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** Where a digit stands in a tax code, a letter may stand for it when two people share one. */
const homocodes = 'LMNPQRSTUV'
/** A character of an odd place counts what its letter's place is here; digits count as A to J. */
const oddPlaces = 'BAKPLCQDREVOSFTGUHMINJWZYX'

/** The letter at the end of a tax code, from its first fifteen characters. */
export function taxCodeLetter(characters: string): string {
  let sum = 0
  for (const [index, character] of [...characters.slice(0, 15)].entries()) {
    const value = Number.parseInt(character, 36)
    const place = value > 9 ? value - 10 : value
    sum += index % 2 ? place : oddPlaces.indexOf(String.fromCharCode(65 + place))
  }
  return String.fromCharCode(65 + (sum % 26))
}

/**
 * A person's tax code as the decree of 23 December 1976 makes it: a day from 1 to 31, or 41 to 71
 * for women, and the letter at the end. Capital letters, no spaces.
 */
export function isTaxCode(characters: string): boolean {
  if (
    !/^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-MZ][\dL-NP-V]{3}[A-Z]$/.test(characters)
  ) {
    return false
  }
  const plain = characters
    .slice(9, 11)
    .replace(/\D/g, (character) => String(homocodes.indexOf(character)))
  const day = Number(plain) % 40
  return Number(plain) < 72 && day > 0 && day < 32 && taxCodeLetter(characters) === characters[15]
}
