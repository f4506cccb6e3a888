import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { ContentOf, Noun } from '../noun.ts'
import type { RecordActs } from '../register/register-acts.ts'
import { type Change, changeRecords } from './change-records.server.ts'
import { requireCurrent, requireOpened, type SaveBase } from './conflict.server.ts'
import {
  findRevision,
  isSame,
  type RecordRow,
  readContent,
  requireDeleted,
  requireRow,
  rowsOf,
  storedRecord,
} from './read.server.ts'
import { requireBack, requireUnneeded, requireWhole, whatStays } from './requirements.server.ts'
import {
  type Copies,
  noteRecordAct,
  noteRevision,
  type Stored,
  writeBeside,
  writeCopies,
} from './write.server.ts'

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

/** The questions of a noun, in their order, by the name in a form that answers each. */
export type Questions<N> = Readonly<Record<string, Question<N>>>

/** How a form is saved: kept as a draft, or shown to everybody as it stands. */
export type Saving<N> = {
  isPublished: boolean
  /** What is done before, in the same transaction. */
  first?: (change: Change) => Promise<void>
  /** Those that are not answered yet. */
  questions?: Questions<N>
}

/** Where a record stands after an act, and whether there was anything to do. */
export type Acted = Stored & { isChanged: boolean }

/** What becomes of a record: its copies, none where it is deleted; null: nothing. */
type Becomes<N> = { act: RecordActs; next: Copies<N> | null } | null

/** One act on one record, in its history and in the register. */
function act<N extends Noun, Row extends RecordRow | null>(
  db: Database,
  doer: Doer,
  noun: N,
  id: string,
  find: (trx: Database, noun: N, id: string) => Promise<Row>,
  work: (change: Change, row: Row) => Promise<Becomes<N>>,
): Promise<Acted> {
  return changeRecords(db, doer, async (change) => {
    const row = await find(change.trx, noun, id)
    const becomes = await work(change, row)
    if (!becomes) {
      const { version, title } = row as RecordRow
      return { id, version, title, isChanged: false }
    }
    const stored = await writeCopies(change, noun, row, becomes.next, becomes.act)
    await noteRecordAct(change, noun, becomes.act, stored)
    return { ...stored, isChanged: true }
  })
}

const none = async () => null

const put = async <N>(trx: Database, questions: Questions<N>, ...asked: Asked<N>) => {
  for (const question of Object.values(questions)) await question(trx, ...asked)
}

type Asked<N> = Parameters<Question<N>> extends [unknown, ...infer Rest] ? Rest : never

/**
 * Stores a new record, as a draft or published, behind the others.
 * @returns its id, made from the title
 * @throws KnownFailure 403, 409 FULL or TAKEN, 400 INCOMPLETE, 400 for what it needs and is not there
 */
export const createRecord = <N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  content: ContentOf<N>,
  { isPublished, first, questions = {} }: Saving<N>,
): Promise<Stored> =>
  act(db, doer, noun, '', none, async (change) => {
    await first?.(change)
    const draft = noun.fitted(content as never, null) as ContentOf<N>
    if (!isPublished) return { act: 'created', next: { content: null, draft } }
    requireWhole(noun, draft)
    await put(change.trx, questions, { id: '', content: null }, draft)
    return { act: 'published', next: { content: draft, draft: null } }
  })

/**
 * Stores the whole form. Parts of the record keep their ids; what was there before stays among its
 * versions.
 * @throws KnownFailure 403, 404 when it is gone, 409 CONFLICT when somebody saved since
 *   `base.version`, 400 INCOMPLETE, 400 for what it needs and is not there
 */
export const saveRecord = <N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  id: string,
  { base, isPublished, first, questions = {} }: Saving<N> & { base: SaveBase },
  sent: ContentOf<N>,
): Promise<Stored> =>
  act(db, doer, noun, id, requireOpened, async (change, row) => {
    await requireCurrent(change.trx, doer, noun, row, base)
    await first?.(change)
    const { content, working, isDraft } = storedRecord(noun, row)
    const draft = noun.fitted(sent as never, working as never) as ContentOf<N>
    if (isPublished) {
      requireWhole(noun, draft)
      await put(change.trx, questions, { id, content }, draft)
    }
    const shows = isPublished && isDraft
    if (isSame(draft, row.draft ?? row.content) && !shows) return null
    return isPublished
      ? { act: 'published', next: { content: draft, draft: null } }
      : { act: 'changed', next: { content: row.content as ContentOf<N> | null, draft } }
  })

/**
 * Shows the working copy to everybody as it stands.
 * @throws KnownFailure 403, 404 when it is gone, 400 INCOMPLETE that says what is missing, and what
 *   the noun asks first
 */
export const publishRecord = <N extends Noun>(
  db: Database,
  doer: Doer,
  noun: N,
  id: string,
  questions: Questions<N> = {},
): Promise<Acted> =>
  act(db, doer, noun, id, requireRow, async ({ trx }, row) => {
    if (row.draft === null) return null
    const { content, working } = storedRecord(noun, row)
    requireWhole(noun, working)
    await put(trx, questions, { id, content }, working)
    return { act: 'published', next: { content: working, draft: null } }
  })

/**
 * Nobody but administrators sees it any more.
 * @param asking it asks first where published records name it, and stay
 * @throws KnownFailure 403, 404 when it is gone, 409 LEAVES_RECORDS
 */
export const withdrawRecord = (
  db: Database,
  doer: Doer,
  noun: Noun,
  id: string,
  { asking = false } = {},
): Promise<Acted> =>
  act(db, doer, noun, id, requireRow, async ({ trx }, row) => {
    if (row.content === null) return null
    const leaves = asking ? await whatStays(trx, noun, id) : null
    if (leaves) throw new KnownFailure('LEAVES_RECORDS', 409, leaves)
    return { act: 'withdrawn', next: { content: null, draft: storedRecord(noun, row).working } }
  })

/**
 * Deletes a record, and what goes with it. It can be restored for 30 days, and its id stays taken
 * until then.
 * @throws KnownFailure 403, 404 when it is gone, 409 IS_NEEDED while others name it
 */
export const deleteRecord = (db: Database, doer: Doer, noun: Noun, id: string): Promise<Stored> =>
  act(db, doer, noun, id, requireRow, async ({ trx }) => {
    await requireUnneeded(trx, noun, id)
    return { act: 'deleted', next: null }
  })

/**
 * Restores a deleted record as it was, published where it was, to its place in the order, and what
 * went with it.
 * @throws KnownFailure 403, 404 when it is no longer in the trash, 409 NEEDS for what must come back
 *   before it, 409 TAKEN, 400 for what it needs and is not there
 */
export const restoreRecord = (db: Database, doer: Doer, noun: Noun, id: string): Promise<Stored> =>
  act(db, doer, noun, id, requireDeleted, async ({ trx }, row) => {
    const { content, working, isDraft } = storedRecord(noun, row)
    const next = { content, draft: isDraft ? working : null }
    await requireBack(trx, noun, next)
    return { act: 'restored', next }
  })

/**
 * 'Riporta': what a former version held becomes the working copy; what everybody sees stays as it
 * is until it is published. What was worked on before stays among the versions.
 * @param seen the version of the record that the asker's screen shows
 * @throws KnownFailure 403, 404 when record or version are gone, 409 CONFLICT when somebody saved
 *   since, 400 for what it needs and is not there
 */
export const restoreRevision = (
  db: Database,
  doer: Doer,
  noun: Noun,
  id: string,
  { revisionId, seen }: { revisionId: string; seen: number },
): Promise<Stored> =>
  act(db, doer, noun, id, requireRow, async ({ trx }, row) => {
    const revision = await findRevision(trx, noun, id, revisionId)
    if (revision?.content == null) throw gone()
    await requireCurrent(trx, doer, noun, row, { version: seen })
    const { content, working } = storedRecord(noun, row)
    const draft = noun.fitted(readContent(noun, revision.content).content, working)
    return { act: 'restored', next: { content, draft } }
  })

const gone = () =>
  new KnownFailure(
    'NOT_FOUND',
    404,
    "Questa versione non c'è più: forse ne sono arrivate di più nuove.",
  )

/**
 * 'Ho verificato': somebody looked, and what is written holds today. The content is as it was, so
 * that an edit under way meets no conflict.
 * @throws KnownFailure 403, 404 when it is gone
 */
export function verifyRecord(db: Database, doer: Doer, noun: Noun, id: string): Promise<void> {
  return changeRecords(db, doer, async (change) => {
    const row = await requireRow(change.trx, noun, id)
    await writeBeside(change, row, { verifiedAt: change.now })
    await noteRevision(change, noun, { id, version: row.version, act: 'verified', content: null })
    await noteRecordAct(change, noun, 'verified', row)
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
    const rows = await rowsOf(change.trx, noun).execute()
    const from = rows.findIndex((other) => other.id === id)
    const to = Math.min(Math.max(from + (direction === 'up' ? -1 : 1), 0), rows.length - 1)
    rows.splice(to, 0, ...rows.splice(from, 1))
    for (const [position, other] of rows.entries()) {
      if (other.position !== position) await writeBeside(change, other, { position })
    }
    if (to !== from) {
      await noteRevision(change, noun, { id, version: row.version, act: 'moved', content: null })
      await noteRecordAct(change, noun, 'moved', row)
    }
    return { place: to + 1, of: rows.length }
  })
}
