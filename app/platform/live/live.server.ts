import type { ChangedTopic } from './live-events.ts'

/**
 * What processes tell each other: whose data changed, which sessions ended, that totals over many
 * people are counted, or that messages may have been missed while the way between processes was
 * cut.
 */
export type LiveMessage =
  | { type: 'changed'; userId: string; topic: ChangedTopic }
  | { type: 'sessionsEnded'; userId: string; sessionIds: string[] | 'all' }
  | { type: 'counted' }
  | { type: 'resumed' }
