import { expect, test } from 'vitest'
import { listPath, listView } from './list-view.ts'

test('ADMS-04 the list shows all professions by default, and an address says what it shows', () => {
  expect(listView(new URLSearchParams())).toEqual({ query: '', profession: 'all', page: 1 })
  const view = { query: 'menù', profession: 'medico', page: 2 }
  const address = listPath(view)
  expect(listView(new URL(address, 'http://localhost').searchParams)).toEqual(view)
  expect(listPath({ query: '', profession: 'all', page: 1 })).toBe('/admin/prompts')
  expect(listView(new URLSearchParams({ pagina: '-3', professione: '' })).page).toBe(1)
  expect(listView(new URLSearchParams('q=+men%00u%07&professione=%00')).query).toBe('men u')
  expect(listView(new URLSearchParams('professione=%00')).profession).toBe('all')
})
