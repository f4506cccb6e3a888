import { expect, test } from 'vitest'
import { budgetThreshold, costOf, type Used, withoutPrice } from './money.ts'

const price = (model: string, more = {}) => ({
  model,
  millionIn: null,
  millionOut: null,
  picture: null,
  ...more,
})
const words = (model: string, tokensIn: number, tokensOut: number): Used => ({
  model,
  kind: 'answer',
  generations: 1,
  tokensIn,
  tokensOut,
})
const pictures = (model: string, generations: number): Used => ({
  model,
  kind: 'image',
  generations,
  tokensIn: 0,
  tokensOut: 0,
})

test('AIX-12 words cost by the million of tokens, pictures by the piece', () => {
  const prices = [price('a', { millionIn: 0.1, millionOut: 0.5 }), price('b', { picture: 0.04 })]
  expect(costOf([words('a', 2_000_000, 1_000_000)], prices)).toBeCloseTo(0.7)
  expect(costOf([pictures('b', 10)], prices)).toBeCloseTo(0.4)
  expect(costOf([], prices)).toBe(0)
})

test('AIX-12 a model without a price counts at the dearest one known, and is named', () => {
  const prices = [price('a', { millionIn: 1, millionOut: 2 }), price('b', { millionIn: 5 })]
  expect(costOf([words('new', 1_000_000, 1_000_000)], prices)).toBeCloseTo(7)
  expect(withoutPrice([words('new', 1, 1), words('a', 1, 1), words('b', 1, 1)], prices)).toEqual([
    'new',
    'b',
  ])
  expect(costOf([words('new', 9, 9)], [])).toBe(0)
})

test('AIX-12 half, four fifths and the whole of a budget are steps', () => {
  const steps = [0, 24.99, 25, 39.99, 40, 49.99, 50, 80].map((spent) => budgetThreshold(spent, 50))
  expect(steps).toEqual([null, null, 50, 50, 80, 80, 100, 100])
})
