import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import type { RecordAct, RecordsTable } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { isContentId } from '../content/content.ts'
import { type Content, type ContentOf, labelAt, type Noun } from '../noun.ts'
import { type RecordState, trashDays } from '../words.ts'

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
  state: RecordState
  /** What of the working copy today's schema does not read, by its labels. */
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

/** The rows that can be brought back: nothing that has expired, even where it has not been removed yet. */
export const deletedRows = (db: Database) =>
  db
    .selectFrom('records')
    .where('records.deletedAt', '>', new Date(Date.now() - trashDays * dayMilliseconds))

export const notInTrash = 'Questa voce non è più nel cestino.'

/** @throws KnownFailure 404 when it is not in the trash, or no longer */
export async function requireDeleted(
  db: Database,
  { name }: Pick<Noun, 'name'>,
  id: string,
): Promise<RecordRow> {
  const rows = deletedRows(db).selectAll().where('noun', '=', name).where('id', '=', id)
  const row = await rows.executeTakeFirst()
  if (!row) throw new KnownFailure('NOT_FOUND', 404, notInTrash)
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
  const isDraft = draft !== null
  const state = content === null ? 'draft' : isDraft ? 'redrafted' : 'published'
  return { ...rest, content: published, working, isDraft, state, unread }
}

type Path = readonly PropertyKey[]

/**
 * A record's content by today's schema. What the schema does not read is left out, the smallest part
 * that is at fault, so that a record of another day can be shown and mended.
 * @returns also what the parts are called that were not read: 'Capitolo 2: Durata in minuti'
 */
export function readContent<N extends Noun>(
  noun: N,
  stored: unknown,
): { content: ContentOf<N>; unread: string[] } {
  const fields = typeof stored === 'object' && stored !== null ? stored : {}
  let result = noun.draft.safeParse(fields)
  if (result.success) return { content: result.data as ContentOf<N>, unread: [] }
  const unread = new Set<string>()
  const left: Content = structuredClone(fields) as Content
  while (!result.success) {
    // From the last one on, so that the places of the others stay as they are. Inside of what was
    // left out, and around it, the next turn tells.
    const done: string[] = []
    for (const issue of result.error.issues.toReversed()) {
      const place = placeOf(issue.path)
      if (done.some((other) => other.startsWith(place) || place.startsWith(other))) continue
      unread.add(labelAt(noun.labels, issue.path))
      done.push(placeOf(shortened(left, issue) ?? leftOut(left, issue.path)))
    }
    result = noun.draft.safeParse(left)
  }
  return { content: result.data as ContentOf<N>, unread: [...unread].reverse() }
}

const placeOf = (path: Path) => `${path.join('/')}/`

/** Of a list that is too long the first parts stay. @returns where; null: it is none */
function shortened(content: Content, { path, ...issue }: z.core.$ZodIssue): Path | null {
  const list = at(content, path)
  if (!Array.isArray(list) || issue.code !== 'too_big') return null
  list.splice(Number(issue.maximum))
  return path
}

/** Takes out what stands at a place; where nothing does, what misses it. @returns where it stood */
function leftOut(content: Content, path: Path): Path {
  if (path.length === 0) throw new Error('a draft that holds nothing is refused')
  const around = path.slice(0, -1)
  const [holder, name] = [at(content, around), path.at(-1) as string]
  if (typeof holder !== 'object' || holder === null || !(name in holder)) {
    return leftOut(content, around)
  }
  if (Array.isArray(holder)) holder.splice(Number(name), 1)
  else delete (holder as Content)[name]
  return path
}

const at = (content: Content, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (value as Content | undefined)?.[name as string], content)

/** The same as the database gives it back, whatever prototypes its rows have. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))

/** An act in the history of a record. */
export type Revision = {
  id: string
  version: number
  act: RecordAct
  at: Date
  /** Who did it; null: the product, a command, or an account that is gone. */
  doneBy: string | null
  /** The working copy after it; null: the act changed no content. */
  content: unknown
}

/** How long every version of a record is kept, in days, and how many whatever their age. */
const keptDays = 90
const keptVersions = 20

const ofRecord = (db: Database, { name }: Pick<Noun, 'name'>, recordId: string) =>
  db
    .selectFrom('revisions as v')
    .leftJoin('users as u', 'u.id', 'v.doneBy')
    .select(['v.id', 'v.version', 'v.act', 'v.at', 'u.name as doneBy', 'v.content'])
    .where('v.noun', '=', name)
    .where('v.recordId', '=', recordId)

/** The history of a record, the newest first. */
export const readRevisions = (
  db: Database,
  noun: Pick<Noun, 'name'>,
  recordId: string,
): Promise<Revision[]> =>
  ofRecord(db, noun, recordId).orderBy('v.at', 'desc').orderBy('v.id').execute()

/** One act of the record's history. @returns undefined when it is gone */
export const findRevision = (
  db: Database,
  noun: Pick<Noun, 'name'>,
  recordId: string,
  id: string,
): Promise<Revision | undefined> =>
  ofRecord(db, noun, recordId).where('v.id', '=', id).executeTakeFirst()

/** Whether a row of `revisions` is older than any that is kept. */
export const isForgotten = (now: Date): RawBuilder<boolean> => {
  const since = new Date(now.getTime() - keptDays * dayMilliseconds)
  return sql<boolean>`"revisions"."at" < ${since} and "revisions"."id" in (
    select "id" from (
      select "id", row_number() over (partition by "noun", "recordId" order by "at" desc, "id") as "place"
      from "revisions"
    ) as "placed" where "place" > ${keptVersions})`
}
