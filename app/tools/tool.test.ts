import { expect, test } from 'vitest'
import { chosenCategory, toolListAddress } from './tool-view.ts'

test('TOOL-01 the category lives in the address', () => {
  expect(chosenCategory(new URLSearchParams('categoria=Analisi%00'))).toBe('Analisi')
  expect(toolListAddress('Analisi')).toBe('/tools?categoria=Analisi')
  expect(toolListAddress(null)).toBe('/tools')
})
