import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase, testUser } from '../../../tests/harness/database.ts'
import { AnswerTimes } from '../../operations/health/answer-times.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { parseEnv } from '../../platform/settings/env.server.ts'
import { readSystemStatus } from './system-status.server.ts'
import { performanceWord, securityWord, uptimeText } from './system-status.ts'

const now = new Date('2026-11-21T12:00:30Z')

function deliveredFiles() {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-delivered-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, 'app.js'), 'console.log("ciao")')
  return directory
}

async function statusWith(
  db: Database,
  settings: Record<string, string>,
  { answerTimes = new AnswerTimes(), delivered = deliveredFiles() } = {},
) {
  const env = parseEnv(settings)
  const { id } = await testUser(db, { role: 'admin' })
  return readSystemStatus(db, { id, role: 'admin' }, { env, answerTimes, delivered }, now)
}

test('ADM-10 Q15 Performance is Ottima under 300 ms, Buona under a second, else Lenta', async () => {
  const db = await testDatabase()
  const wordFor = async (milliseconds: number[]) => {
    const answerTimes = new AnswerTimes()
    for (const one of milliseconds) answerTimes.add(one, now.getTime())
    const { medianAnswer } = await statusWith(db, {}, { answerTimes })
    return performanceWord(medianAnswer)
  }
  expect(await wordFor([])).toBe('—')
  expect(await wordFor([20, 299, 5000])).toBe('Ottima')
  expect(await wordFor([20, 300, 5000])).toBe('Buona')
  expect(await wordFor([20, 999, 5000])).toBe('Buona')
  expect(await wordFor([20, 1000, 5000])).toBe('Lenta')
})

test('ADM-10 Q15 Security is Protetto with https or on this machine, and says what to see to', async () => {
  const db = await testDatabase()
  const doubts = async (settings: Record<string, string>, delivered?: string) =>
    (await statusWith(db, settings, delivered ? { delivered } : {})).securityDoubts
  const key = 'sk-una-chiave-segreta'
  expect(securityWord(await doubts({}))).toBe('Protetto')
  expect(await doubts({ PUBLIC_URL: 'https://fucina.esempio.it', AI_API_KEY: key })).toEqual([])
  const open = await doubts({ PUBLIC_URL: 'http://fucina.esempio.it' })
  expect(securityWord(open)).toBe('Da verificare')
  expect(open.join()).toMatch(/https.*cookie/)
  const delivered = deliveredFiles()
  writeFileSync(join(delivered, 'leak.js'), `fetch("x", { key: "${key}" })`)
  expect((await doubts({ AI_API_KEY: key }, delivered)).join()).toContain('chiave segreta')
  expect(await doubts({ AI_API_KEY: 'sk-un-altra' }, delivered)).toEqual([])
})

test('ADM-10 Q15 an uptime under 100% is never rounded up to it', () => {
  expect([1, 0.999_99, 0.9, null].map(uptimeText)).toEqual(['100%', '99,9%', '90%', '—'])
})
