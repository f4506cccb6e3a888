import { expect, test } from 'vitest'
import { parsePromptPath } from '../../prompt-path.ts'
import { readFolds } from './folds.ts'

const set = { templates: [{ id: 'menu' }] }
const folds = (query: string, known: typeof set | null = set) =>
  readFolds(parsePromptPath(new URLSearchParams(query)), known)

test('WKX-01 the address opens one fold after the other', () => {
  const closed = { isTradeOpen: false, isPromptOpen: false, way: null }
  expect(folds('', null)).toEqual({ isTradeOpen: true, isPromptOpen: true, way: null })
  expect(folds('profession=bar')).toEqual({ ...closed, isPromptOpen: true })
  expect(folds('profession=bar&template=menu')).toEqual(closed)
  expect(folds('profession=bar&come=blocchi')).toEqual({ ...closed, way: 'blocchi' })
  expect(folds('come=parole', null)).toEqual({ ...closed, way: 'parole' })
})

test('WKX-01 a fold is open again where the address says so', () => {
  const chosen = 'profession=bar&template=menu'
  expect(folds(`${chosen}&apri=mestiere`)).toMatchObject({
    isTradeOpen: true,
    isPromptOpen: false,
  })
  expect(folds(`${chosen}&apri=richiesta`)).toMatchObject({
    isTradeOpen: false,
    isPromptOpen: true,
  })
})

test('WKX-01 a text that is brought along is a choice; what nobody has is none', () => {
  expect(folds('testo=Ciao', null)).toMatchObject({ isTradeOpen: false, way: 'parole' })
  expect(folds('risposta=abc', null)).toMatchObject({ isTradeOpen: false, way: 'parole' })
  expect(folds('profession=bar&template=altro')).toMatchObject({ isPromptOpen: true, way: null })
  expect(folds('come=blocchi', null)).toMatchObject({ isTradeOpen: true, way: null })
})
