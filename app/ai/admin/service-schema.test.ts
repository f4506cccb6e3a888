import { expect, test } from 'vitest'
import { serviceActSchema } from './service-schema.ts'

const prices = (text: string) =>
  serviceActSchema.safeParse({ intent: 'set-prices', model: 'penna', millionIn: text })

const priceOf = (text: string) => {
  const { data } = prices(text)
  return data?.intent === 'set-prices' ? data.millionIn : undefined
}

test('AIX-12 prices are written as Italians write numbers, with spaces around them, and nothing at all', () => {
  expect(priceOf('0,25')).toBe(0.25)
  expect(priceOf(' 1,5 ')).toBe(1.5)
  expect(priceOf('1.000,50')).toBe(1000.5)
  expect(priceOf('0')).toBe(0)
  expect(priceOf('')).toBeNull()
  expect(serviceActSchema.parse({ intent: 'set-prices', model: 'penna' })).toMatchObject({
    millionIn: null,
    millionOut: null,
    picture: null,
  })
})

test('AIX-12 what is no price is refused in Italian', () => {
  const refused = ['abc', '1,2,3', '0,1234567', '1e5', 'Infinity', '0x10', '€ 2']
  for (const text of [...refused, '1.5', '0.25', '0.125', '10.00', '1.0000', '1000.500']) {
    expect(prices(text).error?.issues[0]?.message, text).toMatch(/^Scrivi un numero/)
  }
  for (const text of ['-1', '100000,01', '1.000.000', '999999999999']) {
    expect(prices(text).error?.issues[0]?.message, text).toMatch(/^Il prezzo va da 0/)
  }
})

test('AIX-10 a name of a model has no spaces; nothing is the choice of Fucina', () => {
  const act = (model: unknown) =>
    serviceActSchema.safeParse({ intent: 'choose', kind: 'text', model })
  expect(act('').data).toMatchObject({ model: null })
  expect(act(' mistral/small:24b ').data).toMatchObject({ model: 'mistral/small:24b' })
  for (const name of ['due parole', 'a'.repeat(201), undefined]) {
    expect(act(name).error?.issues[0]?.message).toMatch(/^Scrivi il nome/)
  }
  expect(serviceActSchema.safeParse({ intent: 'altro' }).success).toBe(false)
})
