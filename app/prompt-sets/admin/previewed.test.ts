import { expect, test } from 'vitest'
import { previewedBlocks } from './previewed.ts'

test('ADMS-12 the preview shows each block that is written, once, under its category', () => {
  const typed = [
    { category: 'Stile', text: ' Sii breve. ' },
    { category: 'Azioni', text: '' },
    undefined,
    { text: 'Scrivi.' },
    { category: 'Scopo', text: 'Scrivi.' },
  ]
  expect(previewedBlocks(typed)).toEqual([
    { category: 'Stile', text: 'Sii breve.' },
    { category: 'Azioni', text: 'Scrivi.' },
  ])
  expect(previewedBlocks(undefined)).toEqual([])
})
