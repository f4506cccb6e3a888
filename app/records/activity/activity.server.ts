import { randomUUID } from 'node:crypto'
import type { RecordKind } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { orderedNow } from '../version/ordered-now.server.ts'

/** What the recent activity tells: never what somebody wrote or asked. */
export type ActivityKind =
  | 'userRegistered'
  | 'userSuspended'
  | 'userReactivated'
  | 'roleGiven'
  | 'roleTaken'
  | 'sessionsEnded'
  | 'guideCompleted'
  | `${RecordKind}${'Created' | 'Changed' | 'Deleted' | 'Restored' | 'Verified' | 'Published' | 'Unpublished'}`
  | 'contentReset'
  | 'contentImported'
  | 'datasetImported'
  | 'recordsSynced'
  | 'backupMade'
  | 'aiModelChosen'
  | 'aiModelReplaced'
  | 'aiPricesChanged'
  | 'aiAddressesChanged'

export type ActivityEvent = {
  kind: ActivityKind
  /** Who did it; null for the product itself. */
  actorId: string | null
  subjectId?: string
  /** The title of a guide, tool, profession, set, scene or place of help; never a person's name. */
  subjectTitle?: string
}

/** Notes that something happened; belongs into the transaction in which it does. */
export async function recordActivity(trx: Database, event: ActivityEvent): Promise<void> {
  await trx
    .insertInto('activity')
    .values({
      id: randomUUID(),
      kind: event.kind,
      actorId: event.actorId,
      subjectId: event.subjectId ?? null,
      subjectTitle: event.subjectTitle ?? null,
      createdAt: orderedNow(),
    })
    .execute()
}

/** Forgets everything that happened to this subject. */
export async function forgetActivityOf(trx: Database, subjectId: string): Promise<void> {
  await trx.deleteFrom('activity').where('subjectId', '=', subjectId).execute()
}
