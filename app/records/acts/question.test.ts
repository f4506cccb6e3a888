import { expect, test } from 'vitest'
import { askedId, questionAddress } from './question.ts'

const read = (address: string) => new URL(address, 'http://localhost').searchParams

test('HSE-04 a question before an act stands in the address, beside what is there', () => {
  const address = questionAddress('/admin/tools?q=sega#elenco', 'delete', 'sega 1')
  expect(address).toBe('/admin/tools?q=sega&chiedi=delete&id=sega+1#elenco')
  expect(askedId(read(address), 'delete')).toBe('sega 1')
  expect(askedId(read(address), 'duplicate')).toBeNull()
  expect(askedId(read(questionAddress('#elimina', 'delete')), 'delete')).toBe('')
})
