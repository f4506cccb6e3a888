import { expect, test } from 'vitest'
import { toolsFoundText } from './tool.ts'
import { parseToolView, toolListAddress } from './tool-view.ts'

test('TOOL-02 Q1 the count is printed in the plural', () => {
  expect([0, 1, 10, 12345].map(toolsFoundText)).toEqual([
    '0 strumenti trovati',
    '1 strumento trovato',
    '10 strumenti trovati',
    '12.345 strumenti trovati',
  ])
})

test('TOOL-01 the category lives in the address', () => {
  const view = parseToolView(new URLSearchParams('categoria=Analisi%00&dopo=3'))
  expect(view).toEqual({ category: 'Analisi', after: '3' })
  expect(toolListAddress(view)).toBe('/tools?categoria=Analisi')
  expect(toolListAddress(view, { category: null })).toBe('/tools')
  expect(toolListAddress(view, { after: '9' })).toBe('/tools?categoria=Analisi&dopo=9')
})
