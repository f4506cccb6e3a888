import { expect, test } from 'vitest'
import { previewedBlocks, previewedTemplates } from './previewed.ts'

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

test('ADMS-13 the preview shows the templates that were begun, with what they say so far', () => {
  const typed = [
    { emoji: '📝', blocks: [{ text: '' }] },
    { title: 'Avviso', emoji: '📣', blocks: [{ text: 'Uno.' }, undefined, { text: ' Due. ' }] },
    { blocks: [{ text: 'Tre.' }] },
  ]
  expect(previewedTemplates(typed)).toEqual([
    {
      id: '1',
      title: 'Avviso',
      description: '',
      emoji: '📣',
      need: '',
      why: '',
      blocks: [{ text: 'Uno.' }, { text: 'Due.' }],
    },
    {
      id: '2',
      title: 'Senza titolo',
      description: '',
      emoji: '',
      need: '',
      why: '',
      blocks: [{ text: 'Tre.' }],
    },
  ])
})
