/** The backups that the server makes by itself. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBackupFault, readLastBackup } from '../../app/operations/backup/last-backup.server.ts'
import { restore } from '../../ops/backup/restore.ts'
import { testPlace } from '../harness/database.ts'
import { startOperator } from '../harness/operator.ts'
import { readEverything } from '../harness/rows.ts'
import { engine, type Fucina, startFucina } from '../harness/server.ts'
import { canMount, fill, smallDisk } from '../harness/small-disk.ts'

vi.setConfig({ testTimeout: 90_000 })

const name = /^fucina-[\dT-]+[\da-f-]*\.(sqlite|pgdump)$/

async function until(isSo: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not come so far')
    await wait(100)
  }
}

const start = (BACKUP_DIR: string, more: { place?: Fucina['place'] } = {}) =>
  startFucina({ ...more, env: { LOG_LEVEL: 'info', BACKUP_DIR, BACKUPS_KEPT_DAYS: '1' } })

const madeBy = (server: Fucina) => server.logs().split('"a backup was made"').length - 1

test('REL-20 the server makes the backup that is due by itself, and one process does it for all; former ones go', async () => {
  const place = await testPlace('started')
  const folder = join(place.directory, 'copie')
  mkdirSync(folder)
  writeFileSync(join(folder, 'fucina-2026-01-01T03-30-00-000.sqlite'), 'x')
  const server = await start(folder, { place })
  const servers = [server, ...(engine === 'postgres' ? [await start(folder, { place })] : [])]
  await until(() => servers.some((one) => madeBy(one) > 0))
  const [made = '', ...others] = readdirSync(folder)
  expect(made).toMatch(name)
  expect(others).toEqual([])
  expect(statSync(join(folder, made)).mode & 0o777).toBe(0o600)
  const at = await readLastBackup(server.db())
  expect(Date.now() - (at?.getTime() ?? 0)).toBeLessThan(60_000)

  // Another start finds it made.
  for (const one of servers) await one.stop()
  expect(servers.reduce((sum, one) => sum + madeBy(one), 0)).toBe(1)
  const again = await start(folder, { place })
  await wait(1500)
  expect(madeBy(again)).toBe(0)
  await again.stop()
  expect(readdirSync(folder)).toEqual([made])

  const copy = await testPlace('empty')
  await restore(copy, join(folder, made), () => {})
  expect((await readEverything(copy)).users).toHaveLength(1)
})

test.runIf(canMount())(
  'REL-22 a disk that is full keeps the former backups, and the operator is told',
  async () => {
    const place = await testPlace('started')
    const folder = smallDisk()
    const former = 'fucina-2026-01-01T03-30-00-000.sqlite'
    writeFileSync(join(folder, former), 'una copia di prima')
    const filler = join(folder, 'filler')
    fill(filler)
    const server = await start(folder, { place })
    await until(() => server.logs().includes('no backup was made: again in an hour'))
    expect(server.logs()).toMatch(/"level":"error".*"reason":"[^"]*(full|No space)/i)
    if (engine === 'sqlite') expect(server.logs()).toContain(`the disk of ${folder} is full`)
    expect(readdirSync(folder).sort()).toEqual(['filler', former])
    expect(await readBackupFault(server.db())).toMatch(/full|No space/i)
    expect(await readLastBackup(server.db())).toBeNull()
    const told = await startOperator(place, 'doctor', [], { BACKUP_DIR: folder }).ended
    expect(told.output).toMatch(/^\w+ +backup: the last try failed: .*(full|No space)/im)
    // The hour holds for every process, and for the next start.
    await server.stop()
    const next = await start(folder, { place })
    onTestFinished(() => next.remove())
    await wait(1500)
    expect(next.logs()).not.toContain('no backup was made')

    rmSync(filler)
    const made = await startOperator(place, 'backup', [], { BACKUP_DIR: folder }).ended
    expect(made.code).toBe(0)
    expect(await readBackupFault(next.db())).toBeNull()
  },
)
