import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../tests/guard-messages.ts'
import { ibanCountries, isLuhn, taxCodeLetter } from './check-digits.ts'
import { findPersonalData } from './find.ts'
import { measures } from './rules.ts'

const found = (text: string) => findPersonalData(text).map(({ kind, text }) => [kind, text])

function silent(text: string) {
  expect(found(text)).toEqual([])
}

const characters = (letters: string, length: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const digits = (length: number) => characters('0123456789', length)
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const two = (number: number) => String(number).padStart(2, '0')

/** Words around, as in a request. */
const around = fc.constantFrom(
  (it: string) => it,
  (it: string) => `Scrivi a ${it}, per favore.`,
  (it: string) => `Ecco: ${it}`,
  (it: string) => `(${it})`,
  (it: string) => `prima riga\n${it}\nultima riga`,
  (it: string) => `È ${it}; è mio.`,
)

/** Another character of the same sort at one place. */
const corrupted = (text: string) =>
  fc
    .tuple(fc.nat(), fc.integer({ min: 1, max: 9 }), fc.constantFrom(...letters))
    .map(([at, shift, letter]) => {
      const place = at % text.length
      const character = text[place] ?? ''
      const other = /\d/.test(character) ? String((Number(character) + shift) % 10) : letter
      return text.slice(0, place) + other + text.slice(place + 1)
    })
    .filter((other) => other !== text)

const homocoded = (text: string, isSwapped: boolean[]) => {
  const places = [6, 7, 9, 10, 12, 13, 14]
  return [...text]
    .map((character, index) =>
      places.includes(index) && isSwapped[places.indexOf(index)]
        ? ('LMNPQRSTUV'[Number(character)] ?? character)
        : character,
    )
    .join('')
}

const taxCode = fc
  .tuple(
    characters(letters, 6),
    digits(2),
    fc.constantFrom(...'ABCDEHLMPRST'),
    fc.integer({ min: 1, max: 31 }),
    fc.boolean(),
    fc.constantFrom(...'ABCDEFGHILMZ'),
    digits(3),
    fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  )
  .map(([name, year, month, day, isWoman, place, code, swaps]) => {
    const start = homocoded(
      `${name}${year}${month}${two(isWoman ? day + 40 : day)}${place}${code}`,
      swaps,
    )
    return start + taxCodeLetter(start)
  })

const checkedIban = (country: string, account: string) => {
  const number = [...`${account}${country}00`]
    .map((character) => Number.parseInt(character, 36))
    .join('')
  return country + two(Number(98n - (BigInt(number) % 97n))) + account
}
const iban = fc
  .constantFrom(...ibanCountries)
  .chain(([country, length]) =>
    fc
      .oneof(digits(length - 4), characters(`0123456789${letters}`, length - 4))
      .map((account) => checkedIban(country, account)),
  )

/** First digits and length, one line a brand. */
const brands: [string, number][] = [
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['2720', 16],
  ['34', 15],
  ['36', 14],
  ['6763', 18],
]
const card = fc.constantFrom(...brands).chain(([first, length]) =>
  digits(length - first.length - 1).map((rest) => {
    const start = first + rest
    return [...'0123456789'].map((digit) => start + digit).find(isLuhn) ?? ''
  }),
)
const inFours = (text: string, mark: string) => text.replace(/(.{4})(?=.)/g, `$1${mark}`)

const areas = ['02', '06', '035', '030', '081', '0345', '0363', '0346', '0924', '0187', '0789']
const mobile = fc.tuple(fc.constantFrom(...'23456789'), digits(8)).map((parts) => parts.join(''))
const marks = fc.constantFrom(' ', '-', '.', '/', ' - ', ' / ')

const plateLetters = 'ABCDEFGHJKLMNPRSTVWXYZ'
/** No letters that read as a measure or a word beside a figure. */
const isNoWord = (before: string, after: string) => !measures.test(`${before}1${after}`)
const plate = fc
  .tuple(characters(plateLetters, 2), digits(3), characters(plateLetters, 2))
  .filter(([first, , last]) => isNoWord(first, last))

describe('WKX-10 numbers with a check', () => {
  test('every tax code is found, with letters for digits, small, and in groups', () => {
    fc.assert(
      fc.property(taxCode, around, fc.boolean(), (code, put, isSmall) => {
        const written = isSmall ? code.toLowerCase() : code
        expect(found(put(written))).toEqual([['taxCode', written]])
        const grouped = code.replace(/^(.{3})(.{3})(.{5})(.{4})/, '$1 $2 $3 $4 ')
        expect(found(put(grouped))).toEqual([['taxCode', grouped]])
      }),
    )
  })

  test('a tax code with one wrong character is none', () => {
    const wrong = taxCode.chain((code) => corrupted(code))
    fc.assert(fc.property(wrong, around, (code, put) => silent(put(code))))
  })

  test('every IBAN is found, in one piece and in groups of four', () => {
    fc.assert(
      fc.property(iban, around, fc.constantFrom('', ' ', '-', '.'), (code, put, mark) => {
        const written = inFours(code, mark)
        expect(found(put(written))).toEqual([['iban', written]])
        expect(found(put(written.toLowerCase()))).toEqual([['iban', written.toLowerCase()]])
      }),
    )
  })

  test('an IBAN with one wrong digit, or of another length, is none', () => {
    const wrong = fc
      .constantFrom(...ibanCountries)
      .chain(([country, length]) => digits(length - 4).map((bban) => checkedIban(country, bban)))
      .chain((code) => corrupted(code.slice(2)).map((rest) => code.slice(0, 2) + rest))
    fc.assert(fc.property(wrong, around, (code, put) => silent(put(code))))
    for (const [country, length] of ibanCountries) {
      const long = checkedIban(country, '1'.repeat(length - 3))
      expect(found(long)).toEqual([])
    }
  })

  test('every card is found, in one piece and in groups', () => {
    fc.assert(
      fc.property(card, around, fc.constantFrom('', ' ', '-', '.'), (number, put, mark) => {
        const written = inFours(number, number.length === 19 ? '' : mark)
        expect(found(put(written))).toEqual([['card', written]])
      }),
    )
  })

  test('a card with one wrong digit is none', () => {
    const wrong = card.chain((number) => corrupted(number))
    fc.assert(fc.property(wrong, around, (number, put) => silent(put(number))))
  })
})

describe('WKX-10 numbers of a plan', () => {
  const prefix = fc.constantFrom('', '', '+39', '+39 ', '0039 ', '(+39) ', '+39-')

  test('every mobile number is found, however it is grouped', () => {
    const inGroups = fc
      .tuple(mobile, marks, fc.constantFrom(' ', '.', ''))
      .map(([rest, mark, inner]) => rest.replace(/^(..)(...)/, `3$1${mark}$2${inner}`))
    const grouped = fc.oneof(
      mobile.map((rest) => `3${rest}`),
      inGroups,
    )
    fc.assert(
      fc.property(prefix, grouped, around, (country, number, put) => {
        expect(found(put(country + number))).toEqual([['phone', country + number]])
      }),
    )
  })

  test('every landline is found behind its area code', () => {
    const landline = fc
      .tuple(fc.constantFrom(...areas), marks)
      .chain(([area, mark]) =>
        fc
          .integer({ min: area.length === 2 ? 7 : 9 - area.length, max: 10 - area.length })
          .chain((length) => digits(length))
          .map((rest) => area + mark + rest),
      )
      .filter((number) => !/\/ ?(?:19|20)\d\d$/.test(number))
    fc.assert(
      fc.property(prefix, landline, around, (country, number, put) => {
        expect(found(put(country + number))).toEqual([['phone', country + number]])
      }),
    )
  })
})

describe('WKX-10 numbers by their shape', () => {
  test('every plate since 1994 is found, capital or in one piece', () => {
    fc.assert(
      fc.property(plate, around, fc.constantFrom('', ' ', '-'), (parts, put, mark) => {
        const written = parts.join(mark)
        expect(found(put(written))).toEqual([['plate', written]])
        expect(found(put(parts.join('').toLowerCase())).length).toBe(1)
      }),
    )
  })
})

describe('WKX-10 what stays silent', () => {
  const day = fc.integer({ min: 1, max: 28 })
  const month = fc.integer({ min: 1, max: 12 })
  const year = fc.integer({ min: 1900, max: 2099 })
  const mark = fc.constantFrom('/', '.', '-', ' ')
  const date = fc
    .tuple(day, month, year, mark, fc.boolean(), fc.boolean())
    .map(([d, m, y, character, isPadded, isShort]) =>
      [isPadded ? two(d) : d, isPadded ? two(m) : m, isShort ? two(y % 100) : y].join(character),
    )
  const hour = fc
    .tuple(
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom('00', '15', '30', '45'),
      fc.constantFrom('.', ':'),
    )
    .map(([h, m, character]) => `${two(h)}${character}${m}`)
  const price = fc
    .tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom('.', ','),
    )
    .map(([euro, cents, character]) => `${euro}${character}${two(cents)}`)

  test('dates, hours and prices, alone and in a row', () => {
    const words = fc.constantFrom(' ', ' - ', '-', ' / ', ', ', ' e ', '\n', ' al ')
    const row = (part: fc.Arbitrary<string>) =>
      fc
        .tuple(fc.array(part, { minLength: 1, maxLength: 6 }), words)
        .map(([all, word]) => all.join(word))
    // '02-01-26-05-01-26' in one row of one mark reads as a number for people too.
    const dates = row(date).filter((text) => !/\b\d\d?([ -])\d\d?\1\d\d\1\d/.test(text))
    fc.assert(fc.property(dates, silent), { numRuns: 1000 })
    fc.assert(fc.property(row(hour), silent), { numRuns: 1000 })
    fc.assert(fc.property(row(price), silent), { numRuns: 1000 })
  })
})

describe('WKX-10 findings', () => {
  test('stand in each of 135 messages where they must, and nowhere else', () => {
    expect(messages.length).toBe(135)
    for (const { text, found } of messages) {
      const told = findPersonalData(text).map(({ kind, text }) => ({ kind, text }))
      expect.soft(told, text).toEqual(found)
    }
  })

  test('say where they stand, what takes their place, and why', () => {
    const text = 'Tel. 035 123456, CF RSSMRA80A01H501U, cell. 347 1234567, casa 035 123456'
    const all = findPersonalData(text)
    expect(all.map(({ placeholder }) => placeholder)).toEqual([
      '[numero di telefono]',
      '[codice fiscale]',
      '[numero di telefono 2]',
      '[numero di telefono]',
    ])
    for (const finding of all) {
      expect(text.slice(finding.start, finding.end)).toBe(finding.text)
      expect(finding.why).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  test('follow from the question of a gap too', () => {
    expect(findPersonalData('BG 123456', { label: 'Targa della moto' })[0]?.kind).toBe('plate')
    expect(found('scatola BG 123456')).toEqual([])
  })

  test('never get a placeholder that is taken', () => {
    const kept = { '[numero di telefono]': '333 1234567' }
    const placeholders = (text: string) =>
      findPersonalData(text, { kept }).map(({ placeholder }) => placeholder)
    expect(placeholders('347 1234567')).toEqual(['[numero di telefono 2]'])
    expect(placeholders('333 1234567')).toEqual(['[numero di telefono]'])
    expect(placeholders('**[Numero di telefono 2]** 347 1234567')).toEqual([
      '[numero di telefono 3]',
    ])
  })

  test('a text that is too long to be sent is not looked through, blanks around it aside', () => {
    const email = 'anna.rota@example.it'
    const blanks = ' \n'.repeat(50_000)
    expect(findPersonalData(`${email} ${'a'.repeat(4_000)}`)).toEqual([])
    const text = `${blanks}ciao ${email}${blanks}`
    const [found] = findPersonalData(text)
    expect(text.slice(found?.start, found?.end)).toBe(email)
  })
})
