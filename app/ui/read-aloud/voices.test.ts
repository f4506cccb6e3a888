import { expect, test } from 'vitest'
import { chooseVoice } from './voices.ts'

const voice = (name: string, lang: string, localService = true, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
})

test('Italy before Switzerland, the chosen one first', () => {
  const alice = voice('Alice', 'it-IT')
  const luca = voice('Luca', 'it_IT', true, true)
  const swiss = voice('Ticino', 'it-CH', true, true)
  expect(chooseVoice([swiss, alice])).toBe(alice)
  expect(chooseVoice([alice, luca])).toBe(luca)
  expect(chooseVoice([voice('Amy', 'en-GB'), swiss])).toBe(swiss)
})

test('no voice of another language, none that sends the text away', () => {
  expect(chooseVoice([])).toBeNull()
  expect(chooseVoice([voice('Amy', 'en-GB'), voice('Itzel', 'itz')])).toBeNull()
  expect(chooseVoice([voice('Google italiano', 'it-IT', false)])).toBeNull()
})

test('LET-09 a part in another language has a voice of that language, or none', () => {
  const alice = voice('Alice', 'it-IT', true, true)
  const majed = voice('Majed', 'ar-001')
  expect(chooseVoice([alice, majed], 'ar')).toBe(majed)
  expect(chooseVoice([alice, voice('Ioana', 'ro_RO')], 'ro')).toMatchObject({ name: 'Ioana' })
  expect(chooseVoice([alice, voice('Google', 'uk-UA', false)], 'uk')).toBeNull()
})
