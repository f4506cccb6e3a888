import { expect, test } from 'vitest'
import { dialled, helpPlaceLimits } from './help-place.ts'
import { helpPlaceFormTexts, helpPlaceNoun } from './help-place-noun.ts'

const helpPlaceSchema = helpPlaceNoun.schema

const messages = (fields: Record<string, unknown>) =>
  helpPlaceSchema.safeParse(fields).error?.issues.map(({ message }) => message)

test('LRN-33 a name is enough; the texts are tidied', () => {
  expect(helpPlaceSchema.parse({ name: '  Biblioteca   di quartiere ' })).toEqual({
    name: 'Biblioteca di quartiere',
    hours: '',
    phone: '',
    address: '',
    note: '',
  })
  expect(helpPlaceSchema.parse({ name: 'A', note: ' Uno\r\ndue ' }).note).toBe('Uno\ndue')
  for (const name of [undefined, '', '   ']) {
    expect(messages({ name })).toEqual([helpPlaceFormTexts.required])
  }
})

test('LRN-33 each text may be as long as its limit, and no longer', () => {
  for (const [name, most] of Object.entries(helpPlaceLimits)) {
    const fill = (length: number) => (name === 'phone' ? '1' : 'a').repeat(length)
    const least = { name: 'Uno' }
    const tooLong = messages({ ...least, [name]: fill(most + 1) })
    expect(tooLong?.[0], name).toContain(`al massimo ${most} caratteri`)
    if (name !== 'phone') expect(messages({ ...least, [name]: fill(most) }), name).toBeUndefined()
  }
})

test('LRN-32 a number is dialled as it is written, without what parts its digits', () => {
  expect(dialled('035 012 3456')).toBe('0350123456')
  expect(dialled('+39 035/012.34-56')).toBe('+390350123456')
  expect(dialled('(035) 0123456')).toBe('0350123456')
  for (const wrong of [
    '',
    '12',
    'chiama',
    '035 012 3456 interno',
    '1'.repeat(16),
    '035+12',
    '---',
  ]) {
    expect(dialled(wrong), wrong).toBeNull()
    const said = wrong === '' ? undefined : [helpPlaceFormTexts.phone]
    expect(messages({ name: 'A', phone: wrong }), wrong).toEqual(said)
  }
})
