import type { Database } from '../../platform/db/database.server.ts'
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
 * A record as everybody sees it; administrators see one that is not published too, and the working
 * copy where they ask for it.
 * @returns undefined where there is none, or none that `user` may see
 */
export async function seenRecord<N extends Noun>(
  db: Database,
  noun: N,
  user: { role: 'customer' | 'admin' },
  id: string,
  { isPreview = false } = {},
): Promise<SeenRecord<ContentOf<N>> | undefined> {
  const record = (await published(db, noun)).get(id)
  if (record && !(isPreview && user.role === 'admin')) {
    return { ...record, isPublished: true, isPreview: false }
  }
  const row = user.role === 'admin' ? await findRow(db, noun, id) : undefined
  if (!row) return undefined
  const { working, content, isDraft, ...rest } = storedRecord(noun, row)
  const { position, verifiedAt, createdAt, updatedAt } = rest
  return {
    ...{ id, content: working, position, verifiedAt, createdAt, updatedAt },
    isPublished: content !== null,
    isPreview: content !== null && isDraft,
  }
}
