/** What happens when a command is killed half-way, or a server works with the same data. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withSnapshot } from '../../app/platform/db/snapshot.server.ts'
import { tallyAll } from '../../app/platform/db/stored-tables.server.ts'
import { databasePlace, engine } from '../../tests/harness/database.ts'
import { launchFucina } from '../../tests/harness/launch.ts'
import { operator, startOperator } from '../../tests/harness/operator.ts'
import type { Contents, DatabasePlace } from '../../tests/harness/place.ts'
import { fillEveryTable, opened } from '../../tests/harness/rows.ts'

vi.setConfig({ testTimeout: 90_000 })

async function placeFor(contents: Contents): Promise<DatabasePlace> {
  const place = await databasePlace(contents)
  onTestFinished(() => place.remove())
  return place
}

const talliesOf = (place: DatabasePlace) => withSnapshot(place, tallyAll)

async function backupFile(): Promise<string> {
  const place = await placeFor('seeded')
  await opened(place, fillEveryTable)
  const file = join(place.directory, 'copy.jsonl.gz')
  await operator(place, 'backup', file)
  return file
}

/** A backup of which the last part never comes. */
function halfOf(file: string, directory: string): string {
  const pipe = join(directory, 'half')
  spawnSync('mkfifo', [pipe])
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  const at = lines.findIndex((line) => line.includes('"table":"tools","rows"'))
  const half = gzipSync(`${lines.slice(0, at + 1).join('\n')}\n`)
  // Opened for both, so that it neither waits for a reader nor ends when there is none.
  const end = openSync(pipe, 'r+')
  onTestFinished(() => closeSync(end))
  void feed(end, half.subarray(0, -8))
  return pipe
}

async function feed(end: number, bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 4096) {
    writeSync(end, bytes.subarray(at, at + 4096))
    await wait(1)
  }
}

test.runIf(process.platform !== 'win32')(
  'a restore killed half-way leaves the former state, and can be done again',
  async () => {
    const file = await backupFile()
    const place = await placeFor('seeded')
    const former = await talliesOf(place)
    const half = halfOf(file, place.directory)
    const { process: child, ended, output } = startOperator(place, 'restore', [half, '--replace'])
    while (!/ {2}tools: \d+\n(.|\n)* {2}tools: \d+\n/.test(output()) && child.exitCode === null) {
      await wait(20)
    }
    expect(child.exitCode).toBeNull()
    child.kill('SIGKILL')
    await ended
    expect(await talliesOf(place)).toEqual(former)
    expect(await operator(place, 'restore', file, '--replace')).toMatchObject({ code: 0 })
    expect((await talliesOf(place)).get('users')?.rows).toBe(1)
    const left = readdirSync(place.directory).filter((name) => name.startsWith('restoring'))
    expect(left).toEqual([])
  },
)

test('restore and move are refused while a server works with the data; a backup is not', async () => {
  const file = await backupFile()
  const server = await launchFucina()
  onTestFinished(() => server.remove())
  const { place } = server
  const refused = await operator(place, 'restore', file, '--replace')
  expect(refused.errors).toMatch(/^Somebody works with .*: stop the server first\.\n$/)
  expect(refused.code).toBe(1)
  if (engine === 'sqlite') {
    const moved = await operator(place, 'move-to-postgres', 'postgres://127.0.0.1:9/nowhere')
    expect(moved.errors).toMatch(/stop the server first/)
  }
  const own = join(place.directory, 'own.jsonl.gz')
  expect(await operator(place, 'backup', own)).toMatchObject({ code: 0, errors: '' })

  await server.stop()
  expect(await operator(place, 'restore', file, '--replace')).toMatchObject({ code: 0, errors: '' })
  const again = await launchFucina({ place })
  onTestFinished(() => again.remove())
  expect((await fetch(`${again.url}/`)).status).toBe(200)
})
