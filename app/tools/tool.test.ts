import { expect, test } from 'vitest'
import { parseToolView, toolListAddress } from './tool-view.ts'

test('TOOL-01 the category lives in the address', () => {
  const view = parseToolView(new URLSearchParams('categoria=Analisi%00&dopo=3'))
  expect(view).toEqual({ category: 'Analisi', after: '3' })
  expect(toolListAddress(view)).toBe('/tools?categoria=Analisi')
  expect(toolListAddress(view, { category: null })).toBe('/tools')
  expect(toolListAddress(view, { after: '9' })).toBe('/tools?categoria=Analisi&dopo=9')
})
