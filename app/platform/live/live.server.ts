import type { ChangedTopic } from './live-events.ts'

/** What processes tell each other: whose data changed, or which sessions ended. */
export type LiveMessage =
  | { type: 'changed'; userId: string; topic: ChangedTopic }
  | { type: 'sessionsEnded'; userId: string; sessionIds: string[] | 'all' }

/**
 * Carries messages to every open stream: an emitter inside one process, LISTEN and NOTIFY
 * between processes on PostgreSQL.
 */
export type LiveBus = {
  /** Never throws: a message that cannot be sent is logged, and the stream shows the change late. */
  publish(message: LiveMessage): Promise<void>
  /** @returns the function that ends the subscription */
  subscribe(listener: (message: LiveMessage) => void): () => void
  close(): Promise<void>
}
