import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tallyAll } from '../../app/platform/db/portable.server.ts'
import { withSnapshot } from '../../app/platform/db/snapshot.server.ts'
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
