import type { Selectable } from 'kysely'
import type { RecordsTable } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { isContentId } from '../content/content.ts'
import type { Content, ContentOf, Noun } from '../noun.ts'

/** A record of any noun as the table keeps it. */
export type RecordRow = Selectable<RecordsTable>

/** A record with its content, read by its noun's schema. */
export type StoredRecord<N> = Omit<RecordRow, 'content' | 'draft' | 'searchText'> & {
  /** What everybody sees; null: it is not published. */
  content: ContentOf<N> | null
  /** What administrators work on: the draft, or what is published where there is none. */
  working: ContentOf<N>
  /** There is a draft beside, or instead of, what is published. */
  isDraft: boolean
  /** The fields of the working copy that today's schema does not read, by their labels. */
  unread: string[]
}

/** The rows of a noun that are not deleted, in the order of `position` and id. */
export const rowsOf = (db: Database, { name }: Pick<Noun, 'name'>) =>
  db
    .selectFrom('records')
    .selectAll()
    .where('noun', '=', name)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')

/** @returns undefined when there is none, or it was deleted */
export async function findRow(db: Database, noun: Pick<Noun, 'name'>, id: string) {
  return isContentId(id) ? rowsOf(db, noun).where('id', '=', id).executeTakeFirst() : undefined
}

/** @throws KnownFailure 404 when there is none, or it was deleted */
export async function requireRow(
  db: Database,
  noun: Pick<Noun, 'name' | 'failures'>,
  id: string,
): Promise<RecordRow> {
  const row = await findRow(db, noun, id)
  if (!row) throw missing(noun)
  return row
}

/** 404: 'Scheda non trovata' */
export const missing = ({ failures }: Pick<Noun, 'failures'>) =>
  new KnownFailure('NOT_FOUND', 404, failures.missing)

/** Reads a row by its noun's schema, as far as that goes. */
export function storedRecord<N extends Noun>(noun: N, row: RecordRow): StoredRecord<N> {
  const { content, draft, searchText: _, ...rest } = row
  const { content: working, unread } = readContent(noun, draft ?? content)
  const published = content === null ? null : readContent(noun, content).content
  return { ...rest, content: published, working, isDraft: draft !== null, unread }
}

/**
 * A record's content by today's schema. What the schema does not read gets the value of a field
 * that was left out, so that a record of another day can be shown and mended.
 * @returns also the labels of the fields that were not read
 */
export function readContent<N extends Noun>(
  noun: N,
  stored: unknown,
): { content: ContentOf<N>; unread: string[] } {
  const whole = noun.draft.safeParse(stored)
  if (whole.success) return { content: whole.data as ContentOf<N>, unread: [] }
  const fields = typeof stored === 'object' && stored !== null ? (stored as Content) : {}
  const unread: string[] = []
  const read = Object.entries(noun.draft.shape).map(([name, schema]) => {
    const field = schema.safeParse(fields[name])
    if (field.success) return [name, field.data]
    unread.push(labelOf(noun, name))
    return [name, schema.safeParse(undefined).data]
  })
  return { content: Object.fromEntries(read) as ContentOf<N>, unread }
}

/** What a field is called. */
export function labelOf({ labels }: Pick<Noun, 'labels'>, name: string): string {
  const label = labels[name] ?? name
  return typeof label === 'string' ? label : label.label
}
