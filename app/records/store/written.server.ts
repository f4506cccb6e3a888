import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { searchColumn } from '../../../db/normalize.ts'
import type { RecordAct, RecordKind } from '../../../db/schema.ts'
import { reservedIds } from '../../paths.ts'
import { requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { faultPlace } from '../labels.ts'
import { type ContentOf, type Noun, publishingAct } from '../noun.ts'
import { renewPictures } from '../pictures/pictures.server.ts'
import type { Change } from './change-records.server.ts'
import { requireRoom, requireUnique, storeReferences } from './requirements.server.ts'
import { freeSlug, slugOf } from './slug.server.ts'
import { type RecordRow, readContent } from './stored-record.server.ts'

/** Both copies of a record as they will stand. */
export type Copies<N> = { content: ContentOf<N> | null; draft: ContentOf<N> | null }

/** The copy that administrators work on. */
const workingOf = <N>({ content, draft }: Copies<N>): ContentOf<N> =>
  (draft ?? content) as ContentOf<N>

/** The same as the database gives it back, whatever prototypes its rows have. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))

/** The columns that follow from what a record holds. */
function columnsOf<N extends Noun>(noun: N, { content, draft }: Copies<N>) {
  // A draft that says what everybody sees is none.
  const copies = { content, draft: draft && content && isSame(draft, content) ? null : draft }
  const working = workingOf(copies)
  const title = noun.title(working)
  return {
    ...copies,
    title,
    searchText: searchColumn([title, ...noun.search(working)]),
    uniqueKey: noun.unique(working),
    facet: noun.facet.of(working),
    size: JSON.stringify(content).length + JSON.stringify(copies.draft).length,
  }
}

/** @throws KnownFailure 400 INCOMPLETE that says what is missing before everybody may see it */
export function requireWhole(noun: Noun, content: unknown): void {
  const { error } = noun.schema.safeParse(content)
  if (!error) return
  const said = error.issues.map(
    ({ path: [list, place], message }) =>
      faultPlace(noun.labels, `${String(list)}[${String(place)}]`) + message,
  )
  throw new KnownFailure('INCOMPLETE', 400, `Prima di pubblicare: ${said.join(' ')}`)
}

/**
 * The version of the content in which what everybody sees of a noun changes with this act.
 * @throws KnownFailure 403 for whoever may write it and not publish it
 */
function seenAnew({ doer, contentVersion }: Change, noun: RecordKind): Promise<number> {
  requireMay(doer, publishingAct(noun))
  return contentVersion()
}

/**
 * A new record behind the others.
 * @param id where it comes with one; else it is made from the title
 * @throws KnownFailure 409 FULL, 409 TAKEN, 400 for what it needs and is not there
 */
export async function insertRecord<N extends Noun>(
  change: Change,
  noun: N,
  copies: Copies<N>,
  { id, act }: { id?: string; act: RecordAct },
): Promise<string> {
  const { trx, doer, now } = change
  await requireRoom(change, noun)
  const columns = columnsOf(noun, copies)
  const newId = id ?? (await freeId(change, noun, columns.title))
  const last = await trx
    .selectFrom('records')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .where('noun', '=', noun.name)
    .executeTakeFirstOrThrow()
  const made = { createdAt: now, createdBy: doer.id, updatedAt: now, updatedBy: doer.id }
  await requireUnique(change, noun, newId, columns.uniqueKey)
  await trx
    .insertInto('records')
    .values({
      ...columns,
      ...made,
      noun: noun.name,
      id: newId,
      position: noun.isOrdered ? (last.position ?? -1) + 1 : 0,
      version: 1,
      verifiedAt: null,
      changedIn: copies.content ? await seenAnew(change, noun.name) : 0,
      deletedAt: null,
    })
    .execute()
  await settle(change, noun, newId, copies, null)
  await note(change, noun, { id: newId, version: 1, act, content: workingOf(copies) })
  return newId
}

/**
 * Stores what a record holds from now on.
 * @returns its version
 * @throws KnownFailure 409 TAKEN, 409 FULL, 400 for what it needs and is not there
 */
export async function replaceRecord<N extends Noun>(
  change: Change,
  noun: N,
  row: RecordRow,
  copies: Copies<N>,
  act: RecordAct,
): Promise<number> {
  if (row.deletedAt) await requireRoom(change, noun)
  const columns = columnsOf(noun, copies)
  const isSeen = !isSame(columns.content, row.content)
  await requireUnique(change, noun, row.id, columns.uniqueKey)
  const version = await touch(change, row, {
    ...columns,
    deletedAt: null,
    ...((isSeen || (row.deletedAt && columns.content !== null)) && {
      changedIn: await seenAnew(change, noun.name),
    }),
  })
  await settle(change, noun, row.id, copies, row)
  await note(change, noun, { id: row.id, version, act, content: workingOf(copies) })
  return version
}

/**
 * Deletes a record, and with it those that go with it. What it needed may go too from now on.
 */
export async function removeRow(change: Change, row: RecordRow): Promise<void> {
  const { trx, now } = change
  for (const other of await goingWith(trx, row)) {
    if (!other.deletedAt) await removeRow(change, other)
  }
  await trx
    .deleteFrom('recordReferences')
    .where('noun', '=', row.noun)
    .where('recordId', '=', row.id)
    .where('goesWith', '=', false)
    .execute()
  const version = await touch(change, row, {
    deletedAt: now,
    ...(row.content !== null && { changedIn: await seenAnew(change, row.noun) }),
  })
  await note(change, { name: row.noun }, { id: row.id, version, act: 'deleted', content: null })
}

/** Brings back what was deleted with a record, as it was. */
export async function bringBackWith(change: Change, row: RecordRow): Promise<void> {
  for (const other of await goingWith(change.trx, row)) {
    if (other.deletedAt?.getTime() !== row.deletedAt?.getTime()) continue
    const version = await touch(change, other, {
      deletedAt: null,
      ...(other.content !== null && { changedIn: await seenAnew(change, other.noun) }),
    })
    const content = other.draft ?? other.content
    await note(change, { name: other.noun }, { id: other.id, version, act: 'restored', content })
  }
}

/** The records that go with this one, deleted ones too. */
const goingWith = (trx: Database, { noun, id }: RecordRow): Promise<RecordRow[]> =>
  trx
    .selectFrom('records as r')
    .innerJoin('recordReferences as f', (join) =>
      join.onRef('f.noun', '=', 'r.noun').onRef('f.recordId', '=', 'r.id'),
    )
    .selectAll('r')
    .where('f.toNoun', '=', noun)
    .where('f.toId', '=', id)
    .where('f.goesWith', '=', true)
    .execute()

/** Stores some columns of a record as an act of its own. @returns its version */
async function touch(
  { trx, doer, now }: Change,
  { noun, id, version }: RecordRow,
  columns: Partial<RecordRow>,
): Promise<number> {
  await trx
    .updateTable('records')
    .set({ ...columns, version: version + 1, updatedAt: now, updatedBy: doer.id })
    .where('noun', '=', noun)
    .where('id', '=', id)
    .execute()
  return version + 1
}

/**
 * Stores what is no part of the content: the version stays, so that no edit under way conflicts.
 * Whoever shows the record to everybody learns of it.
 */
export async function place(
  change: Change,
  { noun, id, content }: RecordRow,
  columns: { verifiedAt: Date } | { position: number },
): Promise<void> {
  await change.trx
    .updateTable('records')
    .set({ ...columns, ...(content !== null && { changedIn: await seenAnew(change, noun) }) })
    .where('noun', '=', noun)
    .where('id', '=', id)
    .execute()
}

/**
 * Gives a record another id: its history and those that name it follow. What they hold of the id in
 * their content is the noun's own to change.
 */
export async function renameRecord(
  { trx, contentVersion }: Change,
  { noun, id }: RecordRow,
  to: string,
): Promise<void> {
  await trx
    .updateTable('records')
    .set({ id: to, changedIn: await contentVersion() })
    .where('noun', '=', noun)
    .where('id', '=', id)
    .execute()
}

/** Notes an act in the record's history. @param act.content null: it changed none */
export async function note(
  { trx, doer, now, revisions }: Change,
  { name }: Pick<Noun, 'name'>,
  { id, ...act }: { id: string; version: number; act: RecordAct; content: unknown },
): Promise<void> {
  const revisionId = randomUUID()
  await trx
    .insertInto('revisions')
    .values({ id: revisionId, noun: name, recordId: id, at: now, doneBy: doer.id, ...act })
    .execute()
  revisions.set(`${name} ${id}`, revisionId)
}

/** What hangs on the content of a record: its pictures stay, its references stand. */
async function settle<N extends Noun>(
  change: Change,
  noun: N,
  id: string,
  copies: Copies<N>,
  former: RecordRow | null,
): Promise<void> {
  const held = (stored: unknown) =>
    stored === null ? [] : noun.pictures(readContent(noun, stored).content)
  // A picture that the record names already may be gone: saving something else goes on.
  const named = new Set([...held(former?.content ?? null), ...held(former?.draft ?? null)])
  const pictures = noun.pictures(workingOf(copies) as never)
  await renewPictures(
    change.trx,
    pictures.filter((address) => !named.has(address)),
  )
  const refs = [copies.content, copies.draft].flatMap((copy) =>
    copy ? noun.refs(copy as never) : [],
  )
  await storeReferences(change, noun, id, refs)
}

/** An id made from a title. One that was deleted is taken too, while it can come back. */
async function freeId({ trx }: Change, noun: Noun, title: string): Promise<string> {
  const slug = slugOf(title, slugOf(noun.words.one, noun.name))
  const rows = await trx
    .selectFrom('records')
    .select('id')
    .where('noun', '=', noun.name)
    .where(({ eb, or }) => or([eb('id', '=', slug), eb('id', 'like', `${slug}-%`)]))
    .execute()
  const taken = new Set([...reservedIds, ...rows.map(({ id }) => id)])
  return freeSlug(slug, (id) => taken.has(id))
}
