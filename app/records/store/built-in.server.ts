import { createHash } from 'node:crypto'
import type { Doer } from '../../platform/actor.server.ts'
import { product, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { ContentOf, Noun } from '../noun.ts'
import { differences } from '../versions/difference.ts'
import type { ShownDifference } from '../versions/shown-difference.ts'
import { shownDifference } from '../versions/word-difference.server.ts'
import { tell } from './acts.server.ts'
import { type Change, changeRecords } from './change-records.server.ts'
import type { PublishedRecord } from './published.server.ts'
import { type RecordRow, readContent, rowsOf } from './stored-record.server.ts'
import {
  bringBackWith,
  insertRecord,
  isSame,
  place,
  removeRow,
  replaceRecord,
} from './written.server.ts'

/** A record that comes with the product. */
export type BuiltIn<N> = { id: string; isPublished: boolean; content: ContentOf<N> }

const compared = new WeakMap<object, boolean>()

/**
 * Whether what everybody sees of a record is what came with the product, and nobody verified it
 * since: then it holds as of the day on which its writers checked it.
 */
export function isAsWritten<N extends Noun>(
  { id, content, verifiedAt }: PublishedRecord<ContentOf<N>>,
  builtIns: readonly BuiltIn<N>[],
): boolean {
  if (verifiedAt) return false
  const known = compared.get(content)
  if (known !== undefined) return known
  const written = builtIns.find((builtIn) => builtIn.id === id)
  const isSameText = written !== undefined && isSame(written.content, content)
  compared.set(content, isSameText)
  return isSameText
}

/** A built-in text that is not the one that was last taken or declined. */
export type Offered = {
  id: string
  title: string
  /** 'new': there is no such record; 'ours': nobody changed it here; 'both': somebody did. */
  state: 'new' | 'ours' | 'both'
  /** Where the record as it is here differs from the built-in one. */
  differences: ShownDifference[]
}

/** What standing as it came with the product would do to the records of a noun, or did. */
export type ResetCounts = {
  /** Built-in records. */
  configured: number
  /** Of them those that were deleted, and those that somebody had changed. */
  added: number
  replaced: number
  /** Records that administrators added: they are deleted. */
  removed: number
}

/** Stores what comes with the product, in an empty table. Belongs into the transaction that seeds. */
export async function seedRecords<N extends Noun>(
  change: Change,
  noun: N,
  builtIns: readonly BuiltIn<N>[],
): Promise<void> {
  for (const builtIn of builtIns) {
    const { id } = builtIn
    await insertRecord(change, noun, copiesOf(builtIn), { id, act: 'reset' })
    await settle(change, noun, builtIn)
  }
}

const copiesOf = <N>({ isPublished, content }: BuiltIn<N>) =>
  isPublished ? { content, draft: null } : { content: null, draft: content }

/** Runs what comes with the product into the database. */
export const seeding = <T>(db: Database, work: (change: Change) => Promise<T>): Promise<T> =>
  changeRecords(db, product, work, { isRegistered: false })

/** The same for the same words, whatever the order of their fields. */
function hashOf(content: unknown): string {
  const inOrder = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('base64url')
}

/** Notes that this text was taken, or declined: it is not offered again. */
async function settle<N extends Noun>({ trx }: Change, { name }: N, builtIn: BuiltIn<N>) {
  const hash = hashOf(builtIn.content)
  await trx
    .insertInto('builtIns')
    .values({ noun: name, recordId: builtIn.id, hash })
    .onConflict((conflict) => conflict.columns(['noun', 'recordId']).doUpdateSet({ hash }))
    .execute()
}

/** Every row of the noun, deleted ones too, by id. */
async function allRows(db: Database, { name }: Noun): Promise<Map<string, RecordRow>> {
  const rows = await db.selectFrom('records').selectAll().where('noun', '=', name).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const standsAsItCame = <N>(row: RecordRow, { isPublished, content }: BuiltIn<N>) =>
  row.deletedAt === null &&
  isSame(row.draft ?? row.content, content) &&
  (row.content !== null) === isPublished &&
  (row.draft === null) === isPublished

/**
 * The built-in texts that were neither taken nor declined yet: after an update what is new, and
 * what changed.
 * @throws KnownFailure 403 for whoever may not
 */
export async function offeredBuiltIns<N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  builtIns: readonly BuiltIn<N>[],
): Promise<Offered[]> {
  requireMay(doer, 'editContent')
  const settled = await db
    .selectFrom('builtIns')
    .select(['recordId', 'hash'])
    .where('noun', '=', noun.name)
    .execute()
  const taken = new Map(settled.map(({ recordId, hash }) => [recordId, hash]))
  const rows = await allRows(db, noun)
  return builtIns.flatMap((builtIn): Offered[] => {
    const { id, content } = builtIn
    const title = noun.title(content)
    const row = rows.get(id)
    if (taken.get(id) === hashOf(content)) return []
    if (!row || row.deletedAt) return [{ id, title, state: 'new', differences: [] }]
    const working = readContent(noun, row.draft ?? row.content).content
    if (isSame(working, content)) return []
    const state = taken.get(id) === hashOf(working) ? 'ours' : 'both'
    const found = differences(noun.labels, working, content).map(shownDifference)
    return [{ id, title, state, differences: found }]
  })
}

/**
 * Takes a built-in text: it becomes the working copy of its record, published where that stands as
 * it came; or declines it. Either way it is not offered again.
 * @throws KnownFailure 403 for whoever may not
 */
export function decideBuiltIn<N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  builtIn: BuiltIn<N>,
  isTaken: boolean,
): Promise<void> {
  return changeRecords(db, doer, async (change) => {
    const { id, content } = builtIn
    if (isTaken) await restoreOne(change, noun, builtIn, (await allRows(change.trx, noun)).get(id))
    await settle(change, noun, builtIn)
    const title = noun.title(content as never)
    await tell(change, noun, isTaken ? 'textTaken' : 'textDeclined', { id, title })
  })
}

/** Makes a record stand as it came with the product. @returns whether it was not there */
async function restoreOne<N extends Noun>(
  change: Change,
  noun: N,
  builtIn: BuiltIn<N>,
  row: RecordRow | undefined,
): Promise<'added' | 'replaced' | null> {
  if (row && standsAsItCame(row, builtIn)) return null
  if (!row) {
    await insertRecord(change, noun, copiesOf(builtIn), { id: builtIn.id, act: 'reset' })
    return 'added'
  }
  await replaceRecord(change, noun, row, copiesOf(builtIn), 'reset')
  if (row.deletedAt) await bringBackWith(change, row)
  return row.deletedAt ? 'added' : 'replaced'
}

/**
 * Makes the built-in records stand as they came; what they were stays among their versions.
 * @param removingAdded what administrators added is deleted, and the built-in ones stand in their
 *   order; what is deleted can be brought back for 30 days
 */
export async function resetRecords<N extends Noun>(
  change: Change,
  noun: N,
  builtIns: readonly BuiltIn<N>[],
  { removingAdded = false } = {},
): Promise<ResetCounts> {
  const rows = await allRows(change.trx, noun)
  const counts = { configured: builtIns.length, added: 0, replaced: 0, removed: 0 }
  for (const builtIn of builtIns) {
    const done = await restoreOne(change, noun, builtIn, rows.get(builtIn.id))
    if (done) counts[done] += 1
    await settle(change, noun, builtIn)
  }
  if (!removingAdded) return counts
  counts.removed = await removeAdded(change, builtIns, rows)
  if (noun.isOrdered) await inOrder(change, noun, builtIns)
  return counts
}

/** The built-in records in their order, what administrators added behind them. */
async function inOrder(change: Change, noun: Noun, builtIns: readonly { id: string }[]) {
  const placeOf = new Map(builtIns.map(({ id }, at) => [id, at]))
  const rows = await rowsOf(change.trx, noun).execute()
  const ordered = rows.sort(
    (one, other) =>
      (placeOf.get(one.id) ?? builtIns.length) - (placeOf.get(other.id) ?? builtIns.length),
  )
  for (const [position, row] of ordered.entries()) {
    if (row.position !== position) await place(change, row, { position })
  }
}

async function removeAdded(
  change: Change,
  builtIns: readonly { id: string }[],
  rows: ReadonlyMap<string, RecordRow>,
): Promise<number> {
  const known = new Set(builtIns.map(({ id }) => id))
  const added = [...rows.values()].filter((row) => !row.deletedAt && !known.has(row.id))
  for (const row of added) await removeRow(change, row)
  return added.length
}

/** What `resetRecords` would do, and what the records are called that it would do it to. */
export type ResetPreview = ResetCounts & {
  titles: Readonly<Record<'added' | 'replaced' | 'removed', string[]>>
}

/** What `resetRecords` would do. @throws KnownFailure 403 for whoever may not */
export async function previewReset<N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  builtIns: readonly BuiltIn<N>[],
): Promise<ResetPreview> {
  requireMay(doer, 'editContent')
  const rows = await allRows(db, noun)
  const there = builtIns.map((builtIn) => ({ builtIn, row: rows.get(builtIn.id) }))
  const known = new Set(builtIns.map(({ id }) => id))
  const titles = {
    added: there
      .filter(({ row }) => !row || row.deletedAt)
      .map(({ builtIn }) => noun.title(builtIn.content)),
    replaced: there.flatMap(({ row, builtIn }) =>
      row && !row.deletedAt && !standsAsItCame(row, builtIn) ? [row.title] : [],
    ),
    removed: [...rows.values()]
      .filter((row) => !row.deletedAt && !known.has(row.id))
      .map(({ title }) => title),
  }
  const { added, replaced, removed } = titles
  return {
    ...{ configured: builtIns.length, added: added.length, replaced: replaced.length },
    ...{ removed: removed.length, titles },
  }
}
