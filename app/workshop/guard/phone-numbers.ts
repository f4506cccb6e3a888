/**
 * Area codes without their 0, from the national plan of numbers (AGCOM, decision 8/15/CIR and
 * those before it): 2 Milano, 35 Bergamo, 345 San Pellegrino. Mobile numbers begin with 3.
 */
const areaCode =
  /^0(?:[26]|[13-57-9][0159]|1(?:2[1-5]|31|4[1-4]|6[1356]|7[1-5]|8[2-57])|3(?:2[1-4]|3[12]|4[1-6]|6[2-5]|7[1-7]|8[1-6])|4(?:2[1-9]|3[1-9]|4[245]|6[1-5]|7[1-4]|81)|5(?:2[1-5]|3[2-6]|4[1-79]|6[4-6]|7[1-578]|8[3-8])|7(?:2[12]|3[1-7]|4[2-46]|6[1356]|7[13-6]|8[1-59])|8(?:2[34578]|3[1-356]|6[1-5]|7[1-5]|8[1-5])|9(?:2[1-5]|3[1-5]|4[12]|6[1-8]|7[1-6]|8[1-5]))/

const countryCode = /^\(?(?:\+|00)39\)?[ ./-]?/
const date = /^(?:0?[1-9]|[12]\d|3[01])\D(?:0?[1-9]|1[0-2])\D(?:\d\d$|(?:19|20)\d\d(?!\d))/
const yearAfterSlash = /\/ ?(?:19|20)\d\d$/

/** What may be an Italian number with its spaces, dots, slashes and brackets. */
export const italianPhone =
  /(?:(?:\((?:\+|00)39\)|(?:\+|00)39)[ ./-]?)?(?:\(0\)|\([03]\d{1,3}\) ?|[03])\d{0,11}(?:(?: ?[-/.] ?| {1,2})\d{1,8}){0,9}/giu

/**
 * Whether a stretch of text is an Italian telephone number.
 * @param isExpected the words before it speak of a telephone: unusual groups and lengths count too
 */
export function isItalianPhone(written: string, isExpected: boolean): boolean {
  const own = written.replace(countryCode, '').replace(/[()]/g, '')
  const isSure = isExpected || countryCode.test(written)
  const [, ...marks] = own.match(/\D+/g) ?? []
  // After the area code one mark serves throughout; a list of figures or hours mixes them.
  if (marks.some((mark) => mark !== marks[0])) return false
  if (date.test(own) || (!isSure && yearAfterSlash.test(own))) return false
  const groups = own.split(/\D+/)
  if (!isSure && groups.some((group) => group.length < 2)) return false
  return own.startsWith('0') ? isLandline(groups, isSure) : isMobile(groups, isSure)
}

function isMobile(groups: string[], isSure: boolean): boolean {
  const digits = groups.join('').replace(/^39(?=3\d{9}$)/, '')
  const first = groups[0]?.length ?? 0
  const isInThrees = groups.map(({ length }) => length).join() === '4,3,3'
  if (groups.length > 1 && first !== 3 && first < 6 && !isInThrees && !isSure) return false
  return /^3[1-9]/.test(digits) && (digits.length === 10 || (isSure && digits.length === 9))
}

function isLandline(groups: string[], isSure: boolean): boolean {
  const digits = groups.join('')
  const area = areaCode.exec(digits)?.[0].length ?? 0
  const { length } = digits
  if (area === 0 || length > 11) return false
  if (isSure) return length > 6
  if (groups.length === 1) return length > 8 && length < 11
  // '02 06 2026' and '06.30' are no numbers of Milan and Rome.
  const isShort = area === 2 && groups[1]?.length !== 2 && length === 8
  const isLong = area === 4 || length < 11
  const isPaired = area === 2 && groups[1]?.length === 2 && length < 10
  return groups[0]?.length === area && (isShort || length > 8) && isLong && !isPaired
}
