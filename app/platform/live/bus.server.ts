import type { LiveMessage } from './live.server.ts'

type Listener = (message: LiveMessage) => void

const listeners = new Set<Listener>()

/**
 * Tells every open stream of every server process that something changed. Call it after the
 * transaction. Never throws.
 */
export async function publish(message: LiveMessage): Promise<void> {
  deliver(message)
}

/** @returns the function that ends the subscription */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function deliver(message: LiveMessage) {
  for (const listener of listeners) listener(message)
}
