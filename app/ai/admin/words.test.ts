import { describe, expect, test } from 'vitest'
import { budgetWarning, euroText } from '../money.ts'
import type { ModelInUse } from '../read-service.server.ts'
import { modelOptions } from './models-section.tsx'
import { pricedModels, priceText } from './priced-models.ts'

/** As a person reads it. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('money', () => {
  test('AIX-12 euros have cents where there are any, and what is tiny is no zero', () => {
    expect([0, 0.001, 0.04, 12.4, 50, 1234.5].map((euros) => plain(euroText(euros)))).toEqual([
      '0 €',
      'meno di 0,01 €',
      '0,04 €',
      '12,40 €',
      '50 €',
      '1.234,50 €',
    ])
  })

  test('AIX-12 at 50, 80 and 100 % of the budget a warning says when the AI pauses', () => {
    const at = (spent: number) => budgetWarning({ month: '2026-11', spent, budget: 100 })
    expect(at(49.99)).toBeNull()
    expect(at(50)?.threshold).toBe(50)
    expect(plain(at(80)?.text)).toBe(
      "Hai speso almeno l'80% del limite: al 100% l'AI va in pausa fino al 1° dicembre.",
    )
    expect(plain(at(130)?.text)).toBe("L'AI è in pausa fino al 1° dicembre.")
    expect(budgetWarning({ month: '2026-11', spent: null, budget: 100 })).toMatchObject({
      threshold: 100,
      text: expect.stringContaining('nessun prezzo'),
    })
    expect(budgetWarning({ month: '2026-11', spent: 9, budget: null })).toBeNull()
  })
})

describe('the service', () => {
  test('AIX-10 the models of the list are sorted by what they look made for, only those that draw are offered for pictures, none that writes no text for words', () => {
    const offered = ['whisper-1', 'gpt-6-luna', 'gpt-image-2', 'gpt-10-luna', 'dall-e-3']
    expect(modelOptions('text', offered)).toEqual(['gpt-6-luna', 'gpt-10-luna'])
    expect(modelOptions('picture', [...offered, 'image-embed-1'])).toEqual([
      'dall-e-3',
      'gpt-image-2',
    ])
  })
})

describe('prices', () => {
  const inUse = (kind: ModelInUse['kind'], model: string): ModelInUse => ({
    kind,
    choice: { model, reason: 'list', next: null },
    chosen: null,
    named: [],
    isSighted: true,
  })
  const used = (model: string, kind: 'answer' | 'image') => ({
    model,
    kind,
    generations: 1,
    tokensIn: 0,
    tokensOut: 0,
  })

  test('AIX-12 models in use, used or priced are asked for the prices that they need, once each', () => {
    const models = pricedModels({
      inUse: [inUse('text', 'penna'), inUse('picture', 'pennello')],
      prices: [
        { model: 'penna', millionIn: 0.1, millionOut: 0.000_001, picture: 0.5 },
        { model: 'gpt-image-2', millionIn: null, millionOut: null, picture: 1000 },
      ],
      spending: { used: [used('penna', 'answer'), used('matita', 'answer')] },
    })
    expect(models.map(({ model, names }) => [model, names])).toEqual([
      ['penna', ['millionIn', 'millionOut', 'picture']],
      ['pennello', ['picture']],
      ['matita', ['millionIn', 'millionOut']],
      ['gpt-image-2', ['picture']],
    ])
    expect(models[0]?.prices).toEqual({ millionIn: '0,1', millionOut: '0,000001', picture: '0,5' })
    expect(priceText(1000)).toBe('1000')
    expect(priceText(null)).toBe('')
  })
})
