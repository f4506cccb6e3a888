import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Fucina } from '../tests/harness/launch.ts'

/** Milliseconds since the last reading: of the processor, and of collecting garbage. */
export type Reading = { processor: number; collecting: number }

const script = pathToFileURL(new URL('watch.ts', import.meta.url).pathname)

/** Settings of a server that tells what it costs. */
export const watched = { NODE_OPTIONS: `--import=${script}` }

const longest = 10_000

const readingsIn = (logs: string) =>
  logs.split('\n').filter((line) => line.startsWith('{"reading"'))

/** What the server cost since it was last asked. @param server started with `watched` */
export async function readServer(server: Fucina): Promise<Reading> {
  const before = readingsIn(server.logs()).length
  server.process.kill('SIGUSR2')
  const end = performance.now() + longest
  while (performance.now() < end) {
    const lines = readingsIn(server.logs())
    if (lines.length > before) return JSON.parse(lines.at(-1) ?? '').reading
    await wait(5)
  }
  throw new Error('the server does not tell what it costs')
}
