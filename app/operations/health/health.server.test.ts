import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../tests/harness/database.ts'
import { noteRefusedWrite, refusedWrite } from '../../platform/db/refused-write.server.ts'
import { createLog } from '../../platform/log/log.server.ts'
import { health, watchHealth } from './health.server.ts'

/** Keeps the health of a database until the test ends. */
const versions = { contentVersion: 'one', recordsVersion: 'two' }

async function keeping(readVersions = async () => versions) {
  const db = await testDatabase()
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const told: boolean[] = []
  const renew = watchHealth({
    db,
    probedDb: db,
    readVersions,
    tell: (up) => void told.push(up),
    log: createLog('silent'),
    directory: tmpdir(),
    place: 'here',
    ceiling: { DATABASE_MEGABYTES: 1_000_000 },
    stopping: stopping.signal,
  })
  await renew()
  return { db, renew, told, stopping }
}

test('DATA-16 ADM-10 the health is known at once, and noted in the database', async () => {
  const { db, told, stopping } = await keeping()
  expect(told).toContain(true)
  expect(health()).toMatchObject({ up: true, contentVersion: 'one' })
  const beats = () => db.selectFrom('heartbeats').select('minute').execute()
  // Two, when the minute ends in between.
  await expect.poll(async () => (await beats()).length).toBeGreaterThan(0)
  const status = () => db.selectFrom('connectionTest').selectAll().executeTakeFirst()
  await expect.poll(status).toMatchObject({ id: 'status' })
  expect(health().room?.totalBytes).toBeGreaterThan(0)
  stopping.abort()
})

test('DATA-16 a database that does not answer is away, and its content stays what it was', async () => {
  let isAway = false
  const { renew, told } = await keeping(async () => {
    if (isAway) throw new Error('on purpose')
    return versions
  })
  const { lastUpdated } = health()
  isAway = true
  await renew()
  expect(told.at(-1)).toBe(false)
  expect(health()).toMatchObject({ up: false, contentVersion: 'one' })
  expect(health().lastUpdated?.getTime()).toBeGreaterThanOrEqual(lastUpdated?.getTime() ?? 0)
  isAway = false
  await renew()
  expect(health().up).toBe(true)
})

test('HLD-20 a write that was refused is tried again, until there is room', async () => {
  const { renew } = await keeping()
  noteRefusedWrite(new Error('no room'))
  await renew()
  await expect.poll(refusedWrite).toBeNull()
})
