import { expect, test } from 'vitest'
import type { ModelInUse } from '../../ai/read-service.server.ts'
import type { Finding } from '../../records/facts/facts.tsx'
import { type AiStatus, aiLine } from './ai-status.ts'

const spending = { month: '2026-11', spent: null, budget: null, used: [], withoutPrice: [] }

const inUse = (kind: ModelInUse['kind'], model: string | null, rest: Partial<ModelInUse> = {}) => ({
  kind,
  choice: model ? { model, reason: 'list' as const, next: null } : null,
  chosen: null,
  named: [],
  isSighted: false,
  ...rest,
})

const day = {
  total: 5000,
  used: 10,
  shares: [{ share: 'everybody' as const, most: 2000, used: 10 }],
  refused: [],
}

const line = (status: Partial<AiStatus>, found: Finding | null = null) =>
  aiLine({ mode: 'openai', inUse: null, faultsToday: [], spending, day, ...status }, found)

test('AIX-10 REL-16 no model, a fault of today or no answer are told, whatever else is well', () => {
  const inUseNow = [inUse('text', 'penna')]
  expect(line({ inUse: inUseNow })).toEqual({ text: 'penna', isGood: true, notes: [] })
  expect(line({ inUse: [inUse('text', null)] }).isGood).toBe(false)
  const named = [...inUseNow, inUse('picture', null, { named: ['pennello'] })]
  expect(line({ inUse: named }).isGood).toBe(false)
  const faultsToday = [{ code: 'AI_NO_CREDIT', count: 3, lastAt: new Date() }]
  expect(line({ inUse: inUseNow, faultsToday })).toMatchObject({
    isGood: false,
    notes: ['Oggi 3 volte: Il credito presso il servizio è finito.'],
  })
  const silent = { tone: 'bad', text: 'OpenAI non risponde', hint: 'Riprova tra poco.' } as const
  expect(line({ inUse: inUseNow }, silent)).toMatchObject({
    isGood: false,
    notes: ['OpenAI non risponde. Riprova tra poco.'],
  })
})
