import { expect, test } from 'vitest'
import { askedId, outcomeAddress, outcomeOf, questionAddress, withoutOutcome } from './outcome.ts'

const origin = 'http://localhost'
const searchIn = (address: string) => new URL(address, origin).searchParams
const read = (address: string) => outcomeOf(searchIn(address))

test('HSE-04 what was done travels in the address, and leaves it without a trace', () => {
  const address = outcomeAddress('/admin/tools?q=sega#elenco', {
    done: 'delete',
    id: 'sega-1',
    counts: [1, 20],
  })
  expect(read('/admin/tools?esito=publish&id=sega-1,lima')).toMatchObject({
    id: null,
    ids: ['sega-1', 'lima'],
  })
  expect(address).toBe('/admin/tools?q=sega&esito=delete&id=sega-1&conti=1-20#elenco')
  expect(read(address)).toEqual({
    ...{ done: 'delete', id: 'sega-1', ids: ['sega-1'] },
    counts: [1, 20],
  })
  expect(withoutOutcome(origin + address)).toBe(`${origin}/admin/tools?q=sega#elenco`)
})

test('HSE-04 a question before an act stands in the address, beside what is there', () => {
  const address = questionAddress('/admin/tools?q=sega#elenco', 'delete', 'sega 1')
  expect(address).toBe('/admin/tools?q=sega&chiedi=delete&id=sega+1#elenco')
  expect(askedId(searchIn(address), 'delete')).toBe('sega 1')
  expect(askedId(searchIn(address), 'duplicate')).toBeNull()
  expect(askedId(searchIn(questionAddress('#elimina', 'delete')), 'delete')).toBe('')
})
