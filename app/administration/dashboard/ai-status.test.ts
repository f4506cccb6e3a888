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

test('AIX-10 the dashboard names the model that answers', () => {
  const calm = [inUse('text', 'penna'), inUse('picture', null)]
  expect(line({ inUse: calm })).toEqual({ text: 'penna', isGood: true, notes: [] })
})

test('AIX-10 no model for words is a warning; none for pictures only where one was named', () => {
  expect(line({ inUse: [inUse('text', null)] })).toMatchObject({
    text: 'Nessun modello',
    isGood: false,
  })
  const named = [inUse('text', 'penna'), inUse('picture', null, { named: ['pennello'] })]
  expect(line({ inUse: named })).toMatchObject({
    isGood: false,
    notes: [expect.stringContaining('immagini')],
  })
})

test('AIX-10 today’s faults are told, also before the list has come', () => {
  const faultsToday = [{ code: 'AI_NO_CREDIT', count: 3, lastAt: new Date() }]
  expect(line({ faultsToday })).toEqual({
    text: 'Configurato',
    isGood: false,
    notes: ['Oggi 3 volte: Il credito presso il servizio è finito.'],
  })
  expect(line({})).toMatchObject({ text: 'Configurato', isGood: null })
})

test('REL-16 a service that did not answer when it was asked is bad, whatever else is well', () => {
  const inUseNow = [inUse('text', 'penna')]
  const silent = { tone: 'bad', text: 'OpenAI non risponde', hint: 'Riprova tra poco.' } as const
  expect(line({ inUse: inUseNow }, silent)).toEqual({
    text: 'penna',
    isGood: false,
    notes: ['OpenAI non risponde. Riprova tra poco.'],
  })
  const answers = { tone: 'well', text: 'OpenAI risponde con penna' } as const
  expect(line({ inUse: inUseNow }, answers)).toMatchObject({ isGood: true })
})

test('AIX-10 without a service its state is said', () => {
  expect(line({ mode: 'demo' }).text).toBe('Dimostrazione')
  expect(line({ mode: 'off' }).text).toBe('Spento')
  expect(line({ mode: 'notConfigured' })).toMatchObject({ isGood: false })
})
