import { expect, test } from 'vitest'
import { gapField, shownGapField, shownPromptField, sourceField } from './gaps.ts'
import { postedPrompt } from './posted-prompt.server.ts'

const source = 'Scrivi al Comune per [che problema?: una buca] [dove?: in via Roma]. Sii cortese.'
const shown = 'Scrivi al Comune per un rimborso sul conto 1234 in piazza. Sii cortese.'

function posted({ problem, place, prompt = shown }: Record<string, string>) {
  const form = new FormData()
  form.set(gapField('che problema?'), problem ?? 'un rimborso sul conto 1234')
  form.set(gapField('dove?'), place ?? 'in piazza')
  form.set('prompt', prompt)
  form.set(sourceField, source)
  form.set(shownPromptField, shown)
  return postedPrompt(form).prompt
}

test('WKX-05 a gap that is changed after the page showed it filled is sent as it was changed', () => {
  expect(posted({ problem: 'un lampione spento' })).toBe(
    'Scrivi al Comune per un lampione spento in piazza. Sii cortese.',
  )
})

test('WKX-05 a gap that is emptied is open again', () => {
  expect(posted({ place: '' })).toContain('[dove?: in via Roma]')
})

test('WKX-05 what is changed in the text counts, and so does a gap that is changed beside it', () => {
  const prompt = `${shown} Dai del lei.`
  expect(posted({ prompt })).toBe(prompt)
  expect(posted({ prompt, place: 'al mercato' })).toBe(
    'Scrivi al Comune per un rimborso sul conto 1234 al mercato. Sii cortese. Dai del lei.',
  )
  expect(posted({ prompt: 'Scrivi un saluto.' })).toBe('Scrivi un saluto.')
})

test('WKX-05 a gap still counts after the words around were changed by hand', () => {
  const form = new FormData()
  const before =
    'Scrivi una lettera brevissima. Il problema: una buca. Si trova qui: in piazza. Grazie.'
  form.set(
    sourceField,
    'Scrivi una lettera. Il problema: [che problema?: una buca]. Si trova qui: [dove?: al parco]. Grazie.',
  )
  form.set(shownPromptField, before)
  form.set('prompt', before)
  form.set(gapField('che problema?'), 'un lampione')
  form.set(gapField('dove?'), 'in piazza')
  expect(postedPrompt(form).prompt).toBe(before.replace('una buca', 'un lampione'))
})

test('WKX-05 of a template that nothing was written into yet the gaps are filled', () => {
  const form = new FormData()
  form.set('prompt', source)
  form.set(gapField('dove?'), 'al parco')
  expect(postedPrompt(form).prompt).toBe(
    'Scrivi al Comune per [che problema?: una buca] al parco. Sii cortese.',
  )
})

test('WKX-05 a gap whose words are known counts after the words behind it were changed by hand', () => {
  const form = new FormData()
  const before = 'Scrivi al Comune per una buca. Subito in via Roma! Dai del tu.'
  form.set(
    sourceField,
    'Scrivi al Comune per [che problema?: un lampione] in [dove?: piazza]. Grazie.',
  )
  form.set(shownPromptField, before)
  form.set('prompt', before)
  form.set(shownGapField('che problema?'), 'una buca')
  form.set(gapField('che problema?'), 'un albero caduto')
  expect(postedPrompt(form)).toEqual({
    prompt: before.replace('una buca', 'un albero caduto'),
    values: { 'che problema?': 'un albero caduto' },
    isTooLong: false,
  })
})

test('WKX-05 a stop at the end of a gap is not doubled, and taken with the gap', () => {
  const begun = new FormData()
  const template = 'Scrivi al Comune per [che problema?: un lampione]. Sii cortese.'
  begun.set('prompt', template)
  begun.set(gapField('che problema?'), 'una buca. ')
  const { prompt, values } = postedPrompt(begun)
  expect(prompt).toBe('Scrivi al Comune per una buca. Sii cortese.')

  const again = new FormData()
  again.set(sourceField, template)
  again.set(shownPromptField, prompt)
  again.set('prompt', prompt)
  again.set(shownGapField('che problema?'), values['che problema?'] ?? '')
  again.set(gapField('che problema?'), 'un albero caduto')
  expect(postedPrompt(again).prompt).toBe('Scrivi al Comune per un albero caduto. Sii cortese.')
})
