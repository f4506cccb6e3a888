import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Decision } from '../form/form-answer.ts'
import type { ContentOf, Noun } from '../noun.ts'
import type { RecordActs } from '../register/register-acts.ts'
import { type Change, changeRecords } from './change-records.server.ts'
import { requireCurrent, requireOpened, type SaveBase } from './conflict.server.ts'
import { requireUnneeded, whatStays } from './referrers.server.ts'
import { type RecordRow, readContent, requireRow } from './stored-record.server.ts'
import {
  type Copies,
  insertRecord,
  isSame,
  note,
  place,
  removeRow,
  replaceRecord,
  requireWhole,
} from './written.server.ts'

/** Where a record stands after an act: its id and its version. */
export type Stored = { id: string; version: number }

/**
 * How a form is saved: kept as a draft, or shown to everybody as it stands.
 * `first`: what is done before, in the same transaction.
 */
export type Saving = { isPublished: boolean; first?: (change: Change) => Promise<void> }

/**
 * A noun's question before everybody sees a record as it will be: it throws what it asks, with status 409.
 * It is not put to who has answered it already.
 * @param row.content what everybody sees; null: nothing yet
 */
export type Question<N> = (
  trx: Database,
  row: { id: string; content: ContentOf<N> | null },
  next: ContentOf<N>,
) => Promise<void>

/** The questions of a noun, in their order, by the decision that answers each. */
export type Questions<N> = Readonly<Partial<Record<Decision, Question<N>>>>

/** The questions that are to be asked still. @param decided the names of those that are answered */
export const unanswered = <N>(questions: Questions<N>, decided: readonly string[]): Questions<N> =>
  Object.fromEntries(Object.entries(questions).filter(([name]) => !decided.includes(name)))

async function put<N extends Noun>(
  trx: Database,
  noun: N,
  row: Pick<RecordRow, 'id' | 'content'>,
  next: ContentOf<N>,
  questions: Questions<N>,
): Promise<void> {
  const content = row.content === null ? null : readContent(noun, row.content).content
  for (const question of Object.values(questions))
    await question(trx, { id: row.id, content }, next)
}

/**
 * Stores a new record, as a draft or published, behind the others.
 * @returns its id, made from the title
 * @throws KnownFailure 403, 409 FULL or TAKEN, 400 INCOMPLETE, 400 for what it needs and is not there
 */
export function createRecord<N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  content: ContentOf<N>,
  { isPublished, first, questions = {} }: Saving & { questions?: Questions<N> },
): Promise<Stored> {
  return changeRecords(db, doer, async (change) => {
    await first?.(change)
    const fitted = noun.fitted(content as never, null) as ContentOf<N>
    const copies = copiesOf(noun, fitted, null, isPublished)
    if (isPublished) await put(change.trx, noun, { id: '', content: null }, fitted, questions)
    const act = isPublished ? 'published' : 'created'
    const id = await insertRecord(change, noun, copies, { act })
    await tell(change, noun, act, { id, title: noun.title(fitted as never) })
    return { id, version: 1 }
  })
}

/** What everybody sees, and what is worked on, after a save. @throws KnownFailure 400 INCOMPLETE */
function copiesOf<N extends Noun>(
  noun: N,
  working: ContentOf<N>,
  content: unknown,
  isPublished: boolean,
): Copies<N> {
  if (!isPublished) return { content: content as ContentOf<N> | null, draft: working }
  requireWhole(noun, working)
  return { content: working, draft: null }
}

/**
 * Stores the whole form. Parts of the record keep their ids; what was there before stays among its
 * versions.
 * @throws KnownFailure 403, 404 when it is gone, 409 CONFLICT when somebody saved since
 *   `base.version`, 400 INCOMPLETE, 400 for what it needs and is not there
 */
export function saveRecord<N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  id: string,
  {
    base,
    isPublished,
    first,
    questions = {},
  }: Saving & { base: SaveBase; questions?: Questions<N> },
  content: ContentOf<N>,
): Promise<Stored> {
  return changeRecords(db, doer, async (change) => {
    const row = await requireOpened(change.trx, noun, id)
    const former = readContent(noun, row.draft ?? row.content).content
    await requireCurrent(change.trx, doer, noun, row, base, content)
    await first?.(change)
    const working = noun.fitted(content as never, former as never) as ContentOf<N>
    const copies = copiesOf(noun, working, row.content, isPublished)
    if (isPublished) await put(change.trx, noun, row, working, questions)
    if (isSame(working, row.draft ?? row.content) && !(isPublished && row.draft !== null)) {
      return { id, version: row.version }
    }
    const act = isPublished ? 'published' : 'changed'
    const version = await replaceRecord(change, noun, row, copies, act)
    await tell(change, noun, act, { id, title: noun.title(working as never) })
    return { id, version }
  })
}

/** Where a record stands after an act, and whether there was anything to do. */
export type Acted = Stored & { isChanged: boolean }

/**
 * Shows the working copy to everybody as it stands.
 * @throws KnownFailure 403, 404 when it is gone, 400 INCOMPLETE that says what is missing, and what
 *   the noun asks first
 */
export function publishRecord<N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  id: string,
  questions: Questions<N> = {},
): Promise<Acted> {
  return changeRecords(db, doer, async (change) => {
    const row = await requireRow(change.trx, noun, id)
    if (row.draft === null) return { id, version: row.version, isChanged: false }
    const working = readContent(noun, row.draft).content
    requireWhole(noun, working)
    await put(change.trx, noun, row, working, questions)
    const copies = { content: working, draft: null }
    const version = await replaceRecord(change, noun, row, copies, 'published')
    await tell(change, noun, 'published', row)
    return { id, version, isChanged: true }
  })
}

/**
 * Nobody but administrators sees it any more.
 * @param asking it asks first where published records name it, and stay
 * @throws KnownFailure 403, 404 when it is gone, 409 LEAVES_RECORDS
 */
export function withdrawRecord(
  db: Database,
  doer: Doer,
  noun: Noun,
  id: string,
  { asking = false } = {},
): Promise<Acted> {
  return changeRecords(db, doer, async (change) => {
    const row = await requireRow(change.trx, noun, id)
    if (row.content === null) return { id, version: row.version, isChanged: false }
    const leaves = asking ? await whatStays(change.trx, noun, id) : null
    if (leaves) throw new KnownFailure('LEAVES_RECORDS', 409, leaves)
    const working = readContent(noun, row.draft ?? row.content).content
    const copies = { content: null, draft: working }
    const version = await replaceRecord(change, noun, row, copies, 'withdrawn')
    await tell(change, noun, 'withdrawn', row)
    return { id, version, isChanged: true }
  })
}

/**
 * 'Ho verificato': somebody looked, and what is written holds today. The content is as it was, so
 * that an edit under way meets no conflict.
 * @throws KnownFailure 403, 404 when it is gone
 */
export function verifyRecord(db: Database, doer: Doer, noun: Noun, id: string): Promise<void> {
  return changeRecords(db, doer, async (change) => {
    const row = await requireRow(change.trx, noun, id)
    await place(change, row, { verifiedAt: change.now })
    await note(change, noun, { id, version: row.version, act: 'verified', content: null })
    await tell(change, noun, 'verified', row)
  })
}

/**
 * Moves a record by one in the order in which everybody sees them; at the end it stays where it is.
 * @returns its place, from 1
 * @throws KnownFailure 403, 404 when it is gone
 */
export function moveRecord(
  db: Database,
  doer: Doer,
  noun: Noun,
  id: string,
  direction: 'up' | 'down',
): Promise<{ place: number; of: number }> {
  return changeRecords(db, doer, async (change) => {
    const row = await requireRow(change.trx, noun, id)
    const rows = await change.trx
      .selectFrom('records')
      .selectAll()
      .where('noun', '=', noun.name)
      .where('deletedAt', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const from = rows.findIndex((other) => other.id === id)
    const to = Math.min(Math.max(from + (direction === 'up' ? -1 : 1), 0), rows.length - 1)
    rows.splice(to, 0, ...rows.splice(from, 1))
    for (const [position, other] of rows.entries()) {
      if (other.position !== position) await place(change, other, { position })
    }
    if (to !== from) {
      await note(change, noun, { id, version: row.version, act: 'moved', content: null })
      await tell(change, noun, 'moved', row)
    }
    return { place: to + 1, of: rows.length }
  })
}

/**
 * Deletes a record, and what goes with it. It can be brought back for 30 days, and its id stays
 * taken until then.
 * @returns what it was called
 * @throws KnownFailure 403, 404 when it is gone, 409 IS_NEEDED while others name it
 */
export function removeRecord(
  db: Database,
  doer: Doer,
  noun: Noun,
  id: string,
): Promise<{ title: string }> {
  return changeRecords(db, doer, async (change) => {
    const row = await requireRow(change.trx, noun, id)
    await requireUnneeded(change.trx, noun, id)
    await removeRow(change, row)
    await tell(change, noun, 'deleted', row)
    return { title: row.title }
  })
}

/** Writes what was done to a record in the register, with the title that it has then. */
export const tell = (
  { register, revisions }: Change,
  { name: noun }: Noun,
  act: RecordActs,
  { id, title }: { id: string; title: string },
): Promise<void> => {
  const revisionId = revisions.get(`${noun} ${id}`) ?? null
  return register({ act, record: { noun, id, title, revisionId } })
}
