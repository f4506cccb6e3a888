import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withSnapshot } from '../../app/platform/db/snapshot.server.ts'
import { claimSqlite, giveBackSqlite } from '../../app/platform/db/sqlite-server-lock.server.ts'
import { tallyAll } from '../../app/platform/db/stored-tables.server.ts'
import { databasePlace, engine } from '../../tests/harness/database.ts'
import { operator } from '../../tests/harness/operator.ts'
import type { DatabasePlace } from '../../tests/harness/place.ts'

vi.setConfig({ testTimeout: 90_000 })

const page = 4096

/** What a broken disk, a wrong copy or a cut file leaves. */
const damages: Record<string, (file: string) => void> = {
  'no database at all': (file) => writeFileSync(file, 'no database '.repeat(2000)),
  'cut off': (file) => truncateSync(file, page * 20),
  'overwritten in the middle': (file) => {
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xaa, page, bytes.length - page))
  },
}

async function place(): Promise<DatabasePlace> {
  const made = await databasePlace('seeded', 'sqlite')
  onTestFinished(() => made.remove())
  return made
}

test.runIf(engine === 'sqlite').each(Object.entries(damages))(
  'HLD-20 restore --replace sets a file aside that is %s, and puts the backup in its place',
  async (_name, damage) => {
    const there = await place()
    const before = await withSnapshot(there, tallyAll)
    const backup = join(there.directory, 'whole.jsonl.gz')
    expect(await operator(there, 'backup', backup)).toMatchObject({ code: 0 })
    const file = join(there.directory, 'fucina.sqlite')
    damage(file)
    const damaged = readFileSync(file)

    const refused = await operator(there, 'restore', backup)
    expect(refused.errors).toMatch(
      /fucina\.sqlite is damaged: nothing was changed\. With --replace/,
    )
    expect(refused.code).toBe(1)
    expect(readFileSync(file).equals(damaged)).toBe(true)

    const done = await operator(there, 'restore', backup, '--replace')
    expect(done).toMatchObject({ code: 0, errors: '' })
    const aside = readdirSync(there.directory).find((name) => /\.corrupt-[\dTZ-]+$/.test(name))
    expect(done.output).toContain(`The damaged file is ${join(there.directory, aside ?? '?')} now.`)
    expect(readFileSync(join(there.directory, aside ?? '')).equals(damaged)).toBe(true)
    const { settings: _then, activity: _done, ...rest } = Object.fromEntries(before)
    const {
      settings: _now,
      activity: _since,
      ...found
    } = Object.fromEntries(await withSnapshot(there, tallyAll))
    expect(found).toEqual(rest)
  },
)

test.runIf(engine === 'sqlite').each(['restore', 'restore --replace'])(
  'HLD-20 %s into a folder whose file is gone sets aside what was left beside it',
  async (line) => {
    const there = await place()
    const backup = join(there.directory, 'whole.jsonl.gz')
    expect(await operator(there, 'backup', backup)).toMatchObject({ code: 0 })
    const file = join(there.directory, 'fucina.sqlite')
    // The log of another moment, as a process that was killed leaves it.
    const other = new DatabaseSync(file)
    other.exec("pragma journal_mode = wal; update settings set value = 'of before'")
    for (const end of ['-wal', '-shm']) copyFileSync(`${file}${end}`, `${backup}${end}`)
    other.close()
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
    for (const end of ['-wal', '-shm']) copyFileSync(`${backup}${end}`, `${file}${end}`)

    const [, ...options] = line.split(' ')
    const done = await operator(there, 'restore', backup, ...options)
    expect(done).toMatchObject({ code: 0, errors: '' })
    expect(done.output).toMatch(/left beside it is .*\.corrupt-[\dTZ-]+-wal now\./)
    const restored = new DatabaseSync(file, { readOnly: true })
    onTestFinished(() => restored.close())
    expect(restored.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    const { count } = restored
      .prepare("select count(*) as count from settings where value = 'of before'")
      .get() as { count: number }
    expect(count).toBe(0)
  },
)

test.runIf(engine === 'sqlite')(
  'HLD-20 restore is refused while a server runs, although its file is gone',
  async () => {
    const there = await place()
    const backup = join(there.directory, 'whole.jsonl.gz')
    expect(await operator(there, 'backup', backup)).toMatchObject({ code: 0 })
    await claimSqlite(there.directory, 0, () => {})
    onTestFinished(giveBackSqlite)
    rmSync(join(there.directory, 'fucina.sqlite'))
    const refused = await operator(there, 'restore', backup)
    expect(refused.errors).toMatch(/^Somebody works with .*: stop the server first\.\n$/)
    expect(existsSync(join(there.directory, 'fucina.sqlite'))).toBe(false)
  },
)
