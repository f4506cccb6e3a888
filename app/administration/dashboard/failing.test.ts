import { expect, test } from 'vitest'
import { failingOf, namesText } from './failing.ts'

const status = { medianAnswer: 40, securityDoubts: [], uptime: 1, runningSince: new Date() }
const check = (name: 'ai' | 'backup' | 'mail', tone: 'bad' | 'plain') => ({
  ...{ name, label: labels[name], tone, text: 'Da rifare' },
})
const labels = { ai: 'Servizio AI', backup: 'Copia di sicurezza', mail: 'Posta' }

test('ADM-15 what fails is said with where to look; what is well is named, the rest left out', () => {
  const { bad, well } = failingOf({
    status,
    checks: [check('backup', 'bad'), check('mail', 'plain')],
  })
  expect(bad).toEqual([
    { name: 'Copia di sicurezza', isGood: false, notes: ['Da rifare.'], to: null },
  ])
  expect(namesText(well)).toBe('velocità del sito e sicurezza')
  const slow = failingOf({
    status: { ...status, medianAnswer: 4000, securityDoubts: ['Senza https.'] },
    checks: [check('ai', 'bad')],
  })
  expect(slow.bad.map(({ name, to }) => [name, to])).toEqual([
    ['Servizio AI', '/admin/ai'],
    ['Velocità del sito', null],
    ['Sicurezza', null],
  ])
})
