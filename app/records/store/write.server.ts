import { randomUUID } from 'node:crypto'
import { normalize, searchColumn } from '../../../db/normalize.ts'
import type { RecordAct, RecordKind } from '../../../db/schema.ts'
import { reservedIds } from '../../paths.ts'
import { requireMay } from '../../platform/actor.server.ts'
import { type ContentOf, type Noun, publishingRight, textsIn } from '../noun.ts'
import { renewPictures } from '../pictures/pictures.server.ts'
import type { RecordActs } from '../register/register-acts.ts'
import type { Change } from './change-records.server.ts'
import { isSame, type RecordRow, readContent } from './read.server.ts'
import { requireRoom, requireUnique, storeReferences } from './requirements.server.ts'

/** Both copies of a record as they will stand. */
export type Copies<N> = { content: ContentOf<N> | null; draft: ContentOf<N> | null }

/** Where a record stands after an act. */
export type Stored = { id: string; version: number; title: string }

/** The copy that administrators work on. */
const workingOf = <N>({ content, draft }: Copies<N>): ContentOf<N> =>
  (draft ?? content) as ContentOf<N>

/** The columns that follow from what a record holds. */
function columnsOf<N extends Noun>(noun: N, { content, draft }: Copies<N>) {
  // A draft that says what everybody sees is none.
  const copies = { content, draft: draft && content && isSame(draft, content) ? null : draft }
  const working = workingOf(copies)
  const title = noun.title(working)
  return {
    ...copies,
    title,
    searchText: searchColumn([title, ...textsIn(noun.labels, working)]),
    uniqueKey: noun.unique(working),
    facet: noun.facet.of(working),
    size: JSON.stringify(content).length + JSON.stringify(copies.draft).length,
  }
}

/**
 * The version of the content in which what everybody sees of a noun changes with this act.
 * @throws KnownFailure 403 for whoever may write it and not publish it
 */
function seenAnew({ doer, contentVersion }: Change, noun: RecordKind): Promise<number> {
  requireMay(doer, publishingRight(noun))
  return contentVersion()
}

/**
 * Stores what a record holds from now on, as an act in its history.
 * @param row as it stands; one that was deleted comes back, and with it what went with it; null: a
 *   new one, behind the others
 * @param next null: it is deleted, and with it those that go with it
 * @param givenId where a new one comes with an id; else it is made from the title
 * @throws KnownFailure 403, 409 FULL, 409 TAKEN, 400 for what it needs and is not there
 */
export async function writeCopies<N extends Noun>(
  change: Change,
  noun: N,
  row: RecordRow | null,
  next: Copies<N> | null,
  act: RecordAct,
  givenId?: string,
): Promise<Stored> {
  if (row && !next) return putInTrash(change, row, act)
  if (!next) throw new Error('what was never there cannot be deleted')
  if (!row || row.deletedAt) await requireRoom(change, noun)
  const columns = columnsOf(noun, next)
  const { title } = columns
  const id = row?.id ?? givenId ?? (await freeId(change, noun, title))
  await requireUnique(change, noun, id, columns.uniqueKey)
  const seen = !row || row.deletedAt ? null : row.content
  const changedIn = !isSame(columns.content, seen) && {
    changedIn: await seenAnew(change, noun.name),
  }
  const version = row
    ? await writeNextVersion(change, row, { ...columns, deletedAt: null, ...changedIn })
    : await insert(change, noun, { ...columns, id, changedIn: 0, ...changedIn })
  await storeReferenced(change, noun, id, next, row)
  await noteRevision(change, noun, { id, version, act, content: workingOf(next) })
  if (row?.deletedAt) await restoreWith(change, row)
  return { id, version, title }
}

/** Behind the others. @returns its version */
async function insert(
  { trx, doer, now }: Change,
  { name: noun, isOrdered }: Noun,
  columns: ReturnType<typeof columnsOf<Noun>> & { id: string; changedIn: number },
): Promise<number> {
  const last = await trx
    .selectFrom('records')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .where('noun', '=', noun)
    .executeTakeFirstOrThrow()
  const position = isOrdered ? (last.position ?? -1) + 1 : 0
  const made = { createdAt: now, createdBy: doer.id, updatedAt: now, updatedBy: doer.id }
  await trx
    .insertInto('records')
    .values({ ...columns, ...made, noun, position, version: 1, verifiedAt: null, deletedAt: null })
    .execute()
  return 1
}

/** What a deleted record needed may be deleted too from now on. */
async function putInTrash(change: Change, row: RecordRow, act: RecordAct): Promise<Stored> {
  const { trx, now } = change
  const { id, noun, title } = row
  for (const other of await goingWith(change, row)) {
    if (!other.deletedAt) await putInTrash(change, other, act)
  }
  await trx
    .deleteFrom('recordReferences')
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .where('goesWith', '=', false)
    .execute()
  const version = await writeNextVersion(change, row, {
    deletedAt: now,
    ...(row.content !== null && { changedIn: await seenAnew(change, noun) }),
  })
  await noteRevision(change, { name: noun }, { id, version, act, content: null })
  return { id, version, title }
}

/** Restores what was deleted with a record, as it was. */
async function restoreWith(change: Change, row: RecordRow): Promise<void> {
  for (const other of await goingWith(change, row)) {
    if (other.deletedAt?.getTime() !== row.deletedAt?.getTime()) continue
    const version = await writeNextVersion(change, other, {
      deletedAt: null,
      ...(other.content !== null && { changedIn: await seenAnew(change, other.noun) }),
    })
    const content = other.draft ?? other.content
    await noteRevision(
      change,
      { name: other.noun },
      { id: other.id, version, act: 'restored', content },
    )
  }
}

/** The records that go with this one, deleted ones too. */
const goingWith = ({ trx }: Change, { noun, id }: RecordRow): Promise<RecordRow[]> =>
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

/** Writes columns as an act of its own. @returns the record's new version */
async function writeNextVersion(
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
 * Writes columns that are no part of the content: the version stays, so that no edit under way
 * conflicts. Whoever shows the record to everybody learns of it.
 */
export async function writeBeside(
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
export async function noteRevision(
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

/** Writes what was done to a record in the register, with the title that it has then. */
export const noteRecordAct = (
  { register, revisions }: Change,
  { name: noun }: Pick<Noun, 'name'>,
  act: RecordActs,
  { id, title }: { id: string; title: string },
): Promise<void> => {
  const revisionId = revisions.get(`${noun} ${id}`) ?? null
  return register({ act, record: { noun, id, title, revisionId } })
}

/** What hangs on the content of a record: its pictures stay, its references stand. */
async function storeReferenced<N extends Noun>(
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

/** Longer ones are cut, because they stand in addresses. */
const longest = 60

/**
 * A title as it stands in an address: 'Città e caffè' is 'citta-e-caffe'.
 * @param instead where nothing is left of the title
 */
export function slugOf(title: string, instead: string): string {
  const words = normalize(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest + 1)
  // A cut through a word takes the whole word, unless it is the only one.
  const whole = words.length > longest ? words.replace(/(?<=.)-[^-]*$/, '') : words
  return whole.slice(0, longest).replace(/^-+|-+$/g, '') || instead
}

/** The slug itself, or with '-2', '-3' and so on the first that is free. */
export function freeSlug(slug: string, isTaken: (id: string) => boolean): string {
  let id = slug
  for (let number = 2; isTaken(id); number += 1) id = `${slug}-${number}`
  return id
}
