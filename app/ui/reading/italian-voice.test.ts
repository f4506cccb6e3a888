import { expect, test } from 'vitest'
import { chooseVoice } from './italian-voice.ts'

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
