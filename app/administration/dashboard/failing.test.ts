import { expect, test } from 'vitest'
import type { AiStatus } from './ai-status.ts'
import { failingOf, namesText } from './failing.ts'

const ai: AiStatus = {
  mode: 'demo',
  inUse: null,
  faultsToday: [],
  spending: { month: '2026-11', spent: null, budget: null, used: [], withoutPrice: [] },
  day: { total: 1, used: 0, shares: [], refused: [] },
}
const status = { medianAnswer: 40, securityDoubts: [], uptime: 1, runningSince: new Date() }
const check = (name: 'backup' | 'mail', tone: 'well' | 'bad' | 'plain') => ({
  ...{ name, label: name === 'mail' ? 'Posta' : 'Copia di sicurezza', tone, text: 'Da rifare' },
})

test('ADM-15 what fails is said with where to look; what is well is named, the rest left out', () => {
  const { bad, well } = failingOf({
    ...{ status, ai },
    checks: [check('backup', 'bad'), check('mail', 'plain')],
  })
  expect(bad).toEqual([
    { name: 'Copia di sicurezza', isGood: false, notes: ['Da rifare.'], to: '/admin/test#stato' },
  ])
  expect(namesText(well)).toBe('velocità del sito e sicurezza')
  const slow = failingOf({
    status: { ...status, medianAnswer: 4000, securityDoubts: ['Senza https.'] },
    ai: { ...ai, mode: 'notConfigured' },
    checks: [],
  })
  expect(slow.bad.map(({ name }) => name)).toEqual([
    'Servizio AI',
    'Velocità del sito',
    'Sicurezza',
  ])
})
