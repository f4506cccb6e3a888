/**
 * What the live stream says, one schema for both ends.
 * - `database`: whether the database answers, and when it last did
 * - `signedOut`: this session has ended, here or elsewhere
 * - `counted`: something moved that administrators see counted; their dashboard loads again
 * - `changed`: something of this user changed; open screens load their data again
 */
export type LiveEvent =
  | { type: 'database'; up: boolean; lastUpdated: string | null }
  | { type: 'signedOut' }
  | { type: 'counted' }
  | { type: 'changed'; topic: ChangedTopic }

export type ChangedTopic = 'profile' | 'saved' | 'progress' | 'content'
