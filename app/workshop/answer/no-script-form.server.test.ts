import { expect, test } from 'vitest'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import { warnBeforeSending } from './no-script-form.server.ts'

test('WKX-05 WKX-11 gaps and personal data are named in one breath, else nothing', () => {
  const iban = 'IT60X0542811101000000123456'
  expect(warnBeforeSending('Scrivi un saluto.')).toBe('')
  expect(warnBeforeSending('Scrivi a [chi?: Ada].')).toMatch(/^Manca: chi\. Scrivi, o premi ancora/)
  expect(warnBeforeSending(`Conto ${iban}, scrivi a [chi?: Ada].`)).toMatch(
    /^Manca: chi\. Qui vedo un IBAN:/,
  )
  expect(warnBeforeSending(`Conto ${iban}, targa AB 123 CD.`)).toMatch(
    /^Qui vedo 2 dati personali:/,
  )
})

test('WKX-11 no template of ours is taken for personal data', () => {
  const prompts = promptSets.flatMap(({ templates }) =>
    templates.flatMap(({ blocks }) => blocks.map(({ text }) => text)),
  )
  expect(prompts.length).toBeGreaterThan(20)
  expect(prompts.filter((prompt) => warnBeforeSending(prompt).includes('Qui vedo'))).toEqual([])
})
