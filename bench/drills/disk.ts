/** The disk of DATA_DIR fills up, and is freed again. */
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launchFucina } from '../../tests/harness/launch.ts'
import type { DatabasePlace } from '../../tests/harness/place.ts'
import { CannotRun, type Drill, figure, none } from './drill.ts'
import { save } from './mix.ts'
import { keptOpen, send, signedInPeople, visitorFrom } from './people.ts'

const patienceMilliseconds = 10_000
/** The room is looked at once a minute. */
const lookMilliseconds = 75_000

/** A small disk of its own in memory. @throws CannotRun where nobody may make one */
function smallDisk(megabytes: number): { directory: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'fucina-disk-'))
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m`,
    'tmpfs',
    directory,
  ])
  if (status !== 0) {
    rmSync(directory, { recursive: true })
    throw new CannotRun('a disk of our own can only be made by the superuser')
  }
  return {
    directory,
    remove() {
      spawnSync('umount', [directory])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Leaves so little room on the disk that it is scarce, in bytes. */
const scarce = (megabytes: number) => megabytes * 1024 * 1024 * 0.03

/** Fills the disk to the last byte, or but for some. @returns what frees it again */
function fill(directory: string, leaving = 0): () => void {
  const file = openSync(join(directory, 'filling'), 'w')
  const { bavail, bsize } = statfsSync(directory)
  if (leaving > 0) writeSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leaving), 'x'))
  else fillUp(file)
  return () => {
    ftruncateSync(file, 0)
    closeSync(file)
    rmSync(join(directory, 'filling'))
  }
}

function fillUp(file: number): void {
  for (const size of [1024 * 1024, 4096, 512]) {
    try {
      for (;;) if (writeSync(file, Buffer.alloc(size, 'x')) < size) break
    } catch {
      // Not even that much fits any more.
    }
  }
}

async function until(
  holds: () => Promise<boolean>,
  patience = patienceMilliseconds,
): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < patience) {
    if (await holds()) return performance.now() - begun
    await wait(100)
  }
  return Number.POSITIVE_INFINITY
}

const seconds = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? `after ${(milliseconds / 1000).toFixed(1)} s` : 'never'

export const disk: Drill = {
  about: 'the disk fills up while people save, and is freed again',
  engines: ['sqlite'],
  size: { counts: 'megabytes of the disk', usual: 64 },
  async run({ engine, size }) {
    const { directory, remove } = smallDisk(size)
    const place: DatabasePlace = { engine, directory, url: undefined, remove: async () => {} }
    const agent = keptOpen()
    const server = await launchFucina({ place, env: { LOG_LEVEL: 'info' } })
    try {
      const [actor] = await signedInPeople(server, 1)
      const keep = () =>
        send(agent, `${server.url}/saved-searches/new`, actor ?? visitorFrom(1), { json: save() })
      const ready = async (status: number) =>
        (await send(agent, `${server.url}/readyz`, visitorFrom(1))).status === status
      const before = await keep()
      const makeRoom = fill(directory, scarce(size))
      const warned = await until(async () => /almost full/.test(server.logs()), lookMilliseconds)
      makeRoom()
      const free = fill(directory)
      const { bavail } = statfsSync(directory)
      const refused: number[] = []
      const unready = await until(async () => {
        for (let count = 0; count < 20; count++) refused.push((await keep()).status)
        return ready(503)
      })
      const home = await send(agent, `${server.url}/`, visitorFrom(1))
      const lines = server
        .logs()
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('{'))
      const named = await until(async () => /disk of [^"]* is full/.test(server.logs()))
      free()
      const again = await until(() => ready(200))
      const after = await keep()
      const strange = refused.filter((status) => status !== 200 && status !== 503)
      return [
        figure(
          'A small disk is told of before it is full',
          seconds(warned),
          'a line in the log',
          Number.isFinite(warned),
        ),
        figure(
          `Full (${bavail} blocks left): /readyz says no`,
          seconds(unready),
          'within 10 s',
          Number.isFinite(unready),
        ),
        none('Saves that ended neither well nor as 503', strange.length),
        figure('The log names the disk', seconds(named), 'within 10 s', Number.isFinite(named)),
        none(
          'Lines that are no JSON',
          lines.filter((line) => !line.startsWith('First administrator')).length,
        ),
        figure('Home for visitors meanwhile', String(home.status), '200', home.status === 200),
        figure('Freed: ready again', seconds(again), 'within 10 s', Number.isFinite(again)),
        figure(
          'Saving before and after',
          `${before.status}, ${after.status}`,
          '200, 200',
          before.status === 200 && after.status === 200,
        ),
      ]
    } finally {
      agent.destroy()
      await server.remove()
      remove()
    }
  },
}
