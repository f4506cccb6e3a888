import type { Log } from '../log/log.server.ts'
import type { LiveMessage } from './live.server.ts'
import { PostgresLink } from './postgres-link.server.ts'

type Listener = (message: LiveMessage) => void

const listeners = new Set<Listener>()
let link: PostgresLink | undefined

/**
 * Tells every open stream of every server process that something changed. Call it after the
 * transaction. Never throws and waits for nobody: what other processes hear, they hear soon, or
 * that they have missed something.
 */
export function publish(message: LiveMessage): void {
  deliver(message)
  link?.send(message)
}

/** @returns the function that ends the subscription */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function deliver(message: LiveMessage) {
  for (const listener of listeners) listener(message)
}

/**
 * Joins the other processes on PostgreSQL and stays joined; without `url` (SQLite has one process)
 * messages stay inside this one.
 */
export function startBus({ url, log }: { url: string | undefined; log: Log }): void {
  if (url && !link) link = new PostgresLink({ url, log, deliver })
}

/** Ends it, when what is still to be sent has been, or has had a second for it. */
export async function stopBus(): Promise<void> {
  const ending = link
  link = undefined
  listeners.clear()
  await ending?.end()
}
