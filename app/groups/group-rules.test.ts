import { expect, test } from 'vitest'
import { romanClock, romanMoment } from '../platform/roman-moment.ts'
import { groupLimits } from './group.ts'
import { codeCities, codeLength, codeLetters, isLikeCode, readCode } from './group-code.ts'
import { isDoorOpen, readName } from './group-rules.ts'
import { groupSchema } from './group-schema.ts'

test('TOG-04 letters of a code cannot be confused: no vowel, no digit, each with a city of its own', () => {
  expect(codeLetters.join('')).toMatch(/^[BCFGLMNPRSTVZ]+$/)
  for (const [letter, city] of Object.entries(codeCities)) expect(city[0]).toBe(letter)
  expect(codeLetters.length ** codeLength).toBeGreaterThan(4_000_000)
})

test.each([
  ['brtngl', 'BRTNGL'],
  [' brt ngl ', 'BRTNGL'],
  ['\u202aBRT\u00adNGL\u202c\ufeff', 'BRTNGL'],
  ['«BRTNGL»,', 'BRTNGL'],
  ['https://fucina.example/g/BRTNGL?da=sms', 'BRTNGL'],
  ['Ciao! Giovedì, in Via G. Verdi. Il codice è “BRT–NGL”: sono 6 lettere.', 'BRTNGL'],
  ['Ci vediamo giovedì alle 15 in biblioteca, ciao', null],
  ['BRTNG', null],
  ['BRTNG1', null],
  ['B'.repeat(100_000), null],
])('TOG-04 a code is read however it is typed: %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each([
  ['BRTNGA', true],
  ['brt-ng1', true],
  ['sole mare vento 1234', false],
  ['A'.repeat(100_000), false],
])('TOG-04 six signs are told as a code that opens nothing: %j', (typed, isOne) => {
  expect(isLikeCode(typed)).toBe(isOne)
})

const family = '👨‍👩‍👧‍👦'

test.each([
  ['  Luisa   di  Bergamo ', 'Luisa di Bergamo'],
  [family.repeat(groupLimits.personName), family.repeat(groupLimits.personName)],
  ['a'.repeat(groupLimits.personName + 1), null],
  ['\u202eLuisa', null],
  ['Lu\u00adi\u200bsa\u200e\ufeff', 'Luisa'],
  ['نازنین\u200cزهرا', 'نازنین\u200cزهرا'],
  ['', null],
])('TOG-10 a name is bounded by letters as people count them: %j', (typed, name) => {
  expect(readName(typed, groupLimits.personName)).toBe(name)
})

const at = (time: string) => new Date(`2026-11-26T${time}:00+01:00`)
const meeting = { startsAt: at('15:00'), endsAt: at('16:30'), doorOpenUntil: null }

test.each([
  ['13:59', false],
  ['14:00', true],
  ['16:29', true],
  ['16:30', false],
])('TOG-10 the door is open from an hour before the meeting to its end: %s', (time, isOpen) => {
  expect(isDoorOpen(meeting, at(time))).toBe(isOpen)
})

test('TOG-10 a held door is open at any hour, until its time is over', () => {
  const held = { ...meeting, doorOpenUntil: at('20:00') }
  expect(isDoorOpen(held, at('19:59'))).toBe(true)
  expect(isDoorOpen(held, at('20:00'))).toBe(false)
})

test.each([
  ['2026-11-26', '15:00', '2026-11-26T14:00:00.000Z'],
  ['2026-07-01', '15:00', '2026-07-01T13:00:00.000Z'],
  // Summer time begins and ends on these days.
  ['2026-03-29', '02:30', null],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-02-30', '15:00', null],
  ['2026-11-26', '24:00', null],
  ['', '', null],
])('TOG-02 a time is one by the clocks of Rome: %s %s', (day, time, moment) => {
  const found = romanMoment(day, time)
  expect(found?.toISOString() ?? null).toBe(moment)
  if (found) expect(romanClock(found)).toBe(`${day} ${time}`)
})

const day = romanClock(new Date(Date.now() + 86_400_000)).slice(0, 10)
const fields = {
  ...{ name: 'Giovedì', place: 'Biblioteca', day, from: '15:00', until: '16:30' },
  ...{ seats: '12', path: 'primi-passi', steps: [] as string[] },
}

test('TOG-02 what a form says becomes a group', () => {
  expect(groupSchema.parse(fields)).toEqual({
    ...{ name: 'Giovedì', place: 'Biblioteca', seats: 12, readyPath: 'primi-passi', steps: [] },
    ...{ startsAt: romanMoment(day, '15:00'), endsAt: romanMoment(day, '16:30') },
  })
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'a'.repeat(61) }],
  ['day', { day: '2100-01-01' }],
  ['until', { until: '15:00' }],
  ['seats', { seats: '41' }],
  ['step-1', { path: 'mio' }],
  ['steps', { path: 'mio', steps: ['lesson:../x'] }],
  ['steps', { path: 'mio', steps: Array.from({ length: 13 }, (_, index) => `scene:s${index}`) }],
])('TOG-02 what does not fit is told at its field: %s', (field, wrong) => {
  const { error } = groupSchema.safeParse({ ...fields, ...wrong })
  expect(error?.issues.map(({ path }) => path[0])).toContain(field)
})
