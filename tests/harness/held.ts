import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Fucina } from './launch.ts'

const hook = fileURLToPath(new URL('held.mjs', import.meta.url))

/** Settings of a server that can tell how long its event loop was held. */
export const heldSettings = { NODE_OPTIONS: `--import=${hook}` }

const told = (server: Fucina) => server.logs().match(/^held [\d.]+ ms$/gm) ?? []

/**
 * The longest turn of the event loop since it was asked last, in milliseconds of the processor.
 * The server has been started with `heldSettings`.
 */
export async function heldBy(server: Fucina): Promise<number> {
  const before = told(server).length
  server.process.kill('SIGUSR2')
  while (told(server).length === before) await wait(2)
  return Number.parseFloat(told(server).at(-1)?.slice('held '.length) ?? '')
}
