import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/harness/database.ts'
import { startMail } from '../../tests/stand-ins/mail.ts'
import { createLog } from '../platform/log/log.server.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { takeTurn } from '../platform/settings/stored-settings.server.ts'
import { noteBackup, noteBackupFault } from './backup/last-backup.server.ts'
import { checks } from './checks.server.ts'
import { readStored, type Seen } from './seen.server.ts'
import type { Services } from './services.server.ts'
import { tellChanges } from './tell-changes.server.ts'
import { DatabaseWatch, watchTurn } from './watch.server.ts'

const operator = 'gestore@esempio.it'
const begin = new Date('2026-11-29T02:00:00Z')
const later = (minutes: number) => new Date(begin.getTime() + minutes * 60_000)
type Around = Pick<Seen, 'services' | 'room'>
const services: Services = {
  provider: { state: 'answers', model: 'penna', isOffered: true },
  ...{ mail: 'answers', certificate: null, at: begin },
}
const well: Around = { services, room: { freeBytes: 50, totalBytes: 100 } }
const seen = (said: Partial<Services>): Around => ({ ...well, services: { ...services, ...said } })

/** What the check of the database finds. */
const ofDatabase = (isUp: boolean) =>
  checks[0]?.check({ database: { isUp, refusal: null } } as Seen) ?? null
const away = ofDatabase(false)
const there = ofDatabase(true)

/** An installation with a mail server, an AI service, and a backup of this hour. */
async function watched(more: Record<string, string> = {}) {
  const [db, mail] = await Promise.all([testDatabase(), startMail()])
  onTestFinished(() => mail.stop())
  const env = parseEnv({
    ...{ SECRET: 's'.repeat(32), OPERATOR_EMAIL: operator, AI_API_KEY: 'chiave' },
    ...{ ...mail.env, ...more },
  })
  const ground = { db, env, log: createLog('silent') }
  await noteBackup(db, begin)
  const look = async (around: Around, now: Date) => {
    const stored = await readStored(db, env, now)
    const database = { isUp: true, refusal: null }
    return tellChanges(ground, { ...around, now, env, database, filling: null, stored })
  }
  const subjects = () => mail.mails.map(({ subject }) => subject.replace(/^Fucina: /, ''))
  return { db, mail, ground, look, subjects }
}

test('REL-13 an AI that is away for five minutes is told once, and once that it is back', async () => {
  const { look, subjects, mail } = await watched()
  const silent = seen({ provider: { state: 'silent' } })
  await look(silent, later(0))
  await look(silent, later(4))
  expect(subjects()).toEqual([])
  for (const minute of [5, 6, 7]) await look(silent, later(minute))
  expect(subjects()).toEqual(["l'AI non risponde"])
  expect(mail.last(operator)?.text).toMatch(/OpenAI non risponde[\s\S]*29\/11\/26, 03:00/)
  for (const minute of [8, 9]) await look(well, later(minute))
  expect(subjects()).toEqual(["l'AI non risponde", "l'AI risponde di nuovo"])
})

test('REL-13 a backup is missed after 26 hours', async () => {
  const { db, look, subjects, mail } = await watched()
  await look(well, later(26 * 60 - 1))
  expect(subjects()).toEqual([])
  await noteBackupFault(db, 'no room')
  await look(well, later(26 * 60))
  await look(well, later(27 * 60))
  expect(subjects()).toEqual(['manca una copia di sicurezza recente'])
  expect(mail.last(operator)?.text).toMatch(
    /L'ultimo tentativo non è riuscito[\s\S]*L'ultima è del 29 novembre 2026/,
  )
  await noteBackup(db, later(28 * 60))
  await look(well, later(28 * 60 + 1))
  expect(subjects().at(-1)).toBe('la copia di sicurezza è stata fatta')
})

test('REL-13 a disk with less than a tenth is told; around the border nobody is told twice', async () => {
  const { look, subjects } = await watched()
  const left = (freeBytes: number): Around => ({ ...well, room: { freeBytes, totalBytes: 100 } })
  for (const [minute, free] of [10, 9, 11, 9, 11].entries()) await look(left(free), later(minute))
  expect(subjects()).toEqual(['il disco è quasi pieno'])
  await look(left(12), later(6))
  expect(subjects()).toEqual(['il disco è quasi pieno', 'il disco ha di nuovo spazio'])
})

test('REL-13 that mail fails is no mail; that it works again is one', async () => {
  const { db, look, subjects } = await watched()
  const failing = seen({ mail: 'silent' })
  for (const minute of [0, 5, 6]) await look(failing, later(minute))
  expect(subjects()).toEqual([])
  const told = await db
    .selectFrom('settings')
    .select('value')
    .where('key', 'like', 'told:mail:%')
    .execute()
  expect(told).toEqual([{ value: 'i messaggi non partono' }])
  await look(well, later(7))
  await look(well, later(8))
  expect(subjects()).toEqual(['i messaggi partono di nuovo'])
})

test('REL-13 what could not be sent is sent a quarter of an hour later', async () => {
  const { db, look, subjects, mail } = await watched()
  const silent = seen({ provider: { state: 'silent' } })
  mail.mode = 'busy'
  for (const minute of [0, 5]) await look(silent, later(minute))
  mail.mode = 'normal'
  await look(silent, later(6))
  expect(subjects()).toEqual([])
  const updatedAt = new Date(Date.now() - 16 * 60_000)
  await db.updateTable('settings').set({ updatedAt }).where('key', 'like', 'told:%').execute()
  await look(silent, later(21))
  expect(subjects()).toEqual(["l'AI non risponde"])
})

test('REL-13 a database that is away for two minutes is told, and that it answers again', async () => {
  const { ground, subjects } = await watched()
  const watch = new DatabaseWatch(ground)
  await watch.look(away, true, later(0))
  await watch.look(there, true, later(1))
  for (const minute of [2, 3]) await watch.look(away, true, later(minute))
  expect(subjects()).toEqual([])
  for (const minute of [4, 5, 25]) await watch.look(away, true, later(minute))
  expect(subjects()).toEqual(['il database non risponde'])
  for (const minute of [26, 27]) await watch.look(there, true, later(minute))
  expect(subjects()).toEqual(['il database non risponde', 'il database risponde di nuovo'])
})

test('REL-13 of several processes one looks, and another when it no longer does', async () => {
  const db = await testDatabase()
  const look = (seconds: number) =>
    takeTurn(db, watchTurn.key, watchTurn.milliseconds, later(seconds / 60))
  expect([await look(0), await look(30), await look(60), await look(90)]).toEqual([
    ...[true, false, true, false],
  ])
  expect([await look(150), await look(151)]).toEqual([true, false])
})

test('REL-13 two that look at once tell once', async () => {
  const { look, subjects } = await watched()
  const silent = seen({ provider: { state: 'keyRefused' } })
  await look(silent, later(0))
  await Promise.all([look(silent, later(5)), look(silent, later(5)), look(silent, later(5))])
  expect(subjects()).toEqual(["l'AI non risponde"])
  await Promise.all([look(well, later(6)), look(well, later(6))])
  expect(subjects()).toHaveLength(2)
})
