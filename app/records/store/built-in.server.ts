import { createHash } from 'node:crypto'
import { product } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { ContentOf, Noun } from '../noun.ts'
import { type Change, changeRecords } from './change-records.server.ts'
import type { PublishedRecord } from './published.server.ts'
import { isSame, type RecordRow, rowsOf } from './read.server.ts'
import { writeBeside, writeCopies } from './write.server.ts'

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

/** Stores what comes with the product, in an empty table. Belongs into the transaction that seeds. */
export async function seedRecords<N extends Noun>(
  change: Change,
  noun: N,
  builtIns: readonly BuiltIn<N>[],
): Promise<void> {
  for (const builtIn of builtIns) {
    await writeCopies(change, noun, null, copiesOf(builtIn), 'reset', builtIn.id)
    await settleBuiltIn(change, noun, builtIn)
  }
}

/** Both copies of a record that stands as it came. */
export const copiesOf = <N>({ isPublished, content }: BuiltIn<N>) =>
  isPublished ? { content, draft: null } : { content: null, draft: content }

/** Runs what comes with the product into the database. */
export const seeding = <T>(db: Database, work: (change: Change) => Promise<T>): Promise<T> =>
  changeRecords(db, product, work, { isRegistered: false })

/** The same for the same words, whatever the order of their fields. */
export function hashOf(content: unknown): string {
  const inOrder = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  return createHash('sha256').update(JSON.stringify(content, inOrder)).digest('base64url')
}

/** Notes that this text was taken, or declined: it is not offered again. */
export async function settleBuiltIn<N extends Noun>(
  { trx }: Change,
  { name }: N,
  builtIn: BuiltIn<N>,
): Promise<void> {
  const hash = hashOf(builtIn.content)
  await trx
    .insertInto('builtIns')
    .values({ noun: name, recordId: builtIn.id, hash })
    .onConflict((conflict) => conflict.columns(['noun', 'recordId']).doUpdateSet({ hash }))
    .execute()
}

/** What was last taken or declined of a noun, by the record's id: the hash of that text. */
export async function settledHashes(db: Database, { name }: Noun): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('builtIns')
    .select(['recordId', 'hash'])
    .where('noun', '=', name)
    .execute()
  return new Map(rows.map(({ recordId, hash }) => [recordId, hash]))
}

/** Whether a record is as it came with the product, published where it came so. */
export const standsAsItCame = <N>(row: RecordRow, { isPublished, content }: BuiltIn<N>): boolean =>
  row.deletedAt === null &&
  isSame(row.draft ?? row.content, content) &&
  (row.content !== null) === isPublished &&
  (row.draft === null) === isPublished

/** Puts the built-in records in their order, what administrators added behind them. */
export async function inOrder(change: Change, noun: Noun, builtIns: readonly { id: string }[]) {
  const placeOf = new Map(builtIns.map(({ id }, at) => [id, at]))
  const rows = await rowsOf(change.trx, noun).execute()
  const ordered = rows.sort(
    (one, other) =>
      (placeOf.get(one.id) ?? builtIns.length) - (placeOf.get(other.id) ?? builtIns.length),
  )
  for (const [position, row] of ordered.entries()) {
    if (row.position !== position) await writeBeside(change, row, { position })
  }
}
