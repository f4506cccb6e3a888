import type { Database } from '../../platform/db/database.server.ts'
import { may, type Role } from '../../platform/roles.ts'
import type { ContentOf, Noun } from '../noun.ts'
import { type PublishedRecord, published } from './published.server.ts'
import { findRow, storedRecord } from './stored-record.server.ts'

/** A record as somebody may see it at its address. */
export type SeenRecord<Content> = PublishedRecord<Content> & {
  /** Everybody sees the record, be it with other words. */
  isPublished: boolean
  /** This is the working copy of a published record. */
  isPreview: boolean
}

/**
 * A record as everybody sees it; editors see one that is not published too, and the working
 * copy where they ask for it.
 * @returns undefined where there is none, or none that `user` may see
 */
export async function seenRecord<N extends Noun>(
  db: Database,
  noun: N,
  user: { role: Role },
  id: string,
  { isPreview = false } = {},
): Promise<SeenRecord<ContentOf<N>> | undefined> {
  const record = (await published(db, noun)).get(id)
  const isEditor = may(user.role, 'editContent')
  if (record && !(isPreview && isEditor)) {
    return { ...record, isPublished: true, isPreview: false }
  }
  const row = isEditor ? await findRow(db, noun, id) : undefined
  if (!row) return undefined
  const { working, content, isDraft, ...rest } = storedRecord(noun, row)
  const { position, verifiedAt, createdAt, updatedAt } = rest
  return {
    ...{ id, content: working, position, verifiedAt, createdAt, updatedAt },
    isPublished: content !== null,
    isPreview: content !== null && isDraft,
  }
}
