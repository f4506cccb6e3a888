import { expect, test } from 'vitest'
import { gapField, shownPromptField, sourceField } from './gaps.ts'
import { postedPrompt } from './posted-prompt.server.ts'

type Sent = {
  prompt: string
  gaps?: Record<string, string>
  /** The template's text, where the page showed it filled already. */
  source?: string
  /** What stood in the box when the page came. */
  shown?: string
}

function posted({ prompt, gaps = {}, source, shown = prompt }: Sent) {
  const form = new FormData()
  form.set('prompt', prompt)
  for (const [label, value] of Object.entries(gaps)) form.set(gapField(label), value)
  if (source) {
    form.set(sourceField, source)
    form.set(shownPromptField, shown)
  }
  return postedPrompt(form)
}

const source = 'Scrivi al Comune per [che problema?: una buca] [dove?: in via Roma]. Sii cortese.'
const shown = 'Scrivi al Comune per un rimborso sul conto 1234 in piazza. Sii cortese.'
const typed = { 'che problema?': 'un rimborso sul conto 1234', 'dove?': 'in piazza' }
const lei = `${shown} Dai del lei.`

test.for<[said: string, gaps: object, prompt: string, expected: string]>([
  [
    'a gap that is changed after the page showed it filled is sent as it was changed',
    { 'che problema?': 'un lampione spento' },
    shown,
    'Scrivi al Comune per un lampione spento in piazza. Sii cortese.',
  ],
  [
    'a gap that is emptied is open again',
    { 'dove?': '' },
    shown,
    'Scrivi al Comune per un rimborso sul conto 1234 [dove?: in via Roma]. Sii cortese.',
  ],
  ['what is changed in the text counts', {}, lei, lei],
  [
    'and so does a gap that is changed beside it',
    { 'dove?': 'al mercato' },
    lei,
    'Scrivi al Comune per un rimborso sul conto 1234 al mercato. Sii cortese. Dai del lei.',
  ],
  ['and a text of its own', {}, 'Scrivi un saluto.', 'Scrivi un saluto.'],
])('WKX-05 %s', ([, gaps, prompt, expected]) => {
  expect(posted({ source, shown, prompt, gaps: { ...typed, ...gaps } }).prompt).toBe(expected)
})

test('WKX-05 a gap still counts after the words around were changed by hand', () => {
  const prompt =
    'Scrivi una lettera brevissima. Il problema: una buca. Si trova qui: in piazza. Grazie.'
  const source =
    'Scrivi una lettera. Il problema: [che problema?: una buca]. Si trova qui: [dove?: al parco]. Grazie.'
  const gaps = { 'che problema?': 'un lampione', 'dove?': 'in piazza' }
  expect(posted({ source, prompt, gaps }).prompt).toBe(prompt.replace('una buca', 'un lampione'))
})

test('WKX-05 of a template that nothing was written into yet the gaps are filled', () => {
  expect(posted({ prompt: source, gaps: { 'dove?': 'al parco' } }).prompt).toBe(
    'Scrivi al Comune per [che problema?: una buca] al parco. Sii cortese.',
  )
})
