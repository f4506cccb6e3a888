import type { Selectable } from 'kysely'
import type { TrashTable } from '../../../db/schema.ts'
import { type Actor, requireAdministrator } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { pageSize } from '../../records/list/list-page.ts'
import { presentRecords } from './present-records.server.ts'
import { contentsText, countedPeople, type TrashItem } from './trash.ts'

export type TrashPage = {
  items: TrashItem[]
  /** Give it as `after` for the next page; null on the last one. */
  next: string | null
}

/**
 * A page of what administrators deleted or replaced, the newest first, with what has its place now.
 * @param after the last entry of the page before; one that is gone meanwhile leads to the beginning
 * @throws KnownFailure 403 for customers
 */
export async function listTrash(
  db: Database,
  actor: Actor,
  after: string | null,
): Promise<TrashPage> {
  requireAdministrator(actor)
  const start = after === null ? undefined : await startOf(db, after)
  let query = entries(db)
    .orderBy('t.expiresAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(pageSize + 1)
  if (start) {
    query = query
      .where('t.expiresAt', '<=', start.expiresAt)
      .where(({ eb, or }) =>
        or([eb('t.expiresAt', '<', start.expiresAt), eb('t.id', '<', start.id)]),
      )
  }
  const rows = await query.execute()
  const items = await asItems(db, rows.slice(0, pageSize))
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

/** One entry, to ask about it. @returns null when it is gone. @throws KnownFailure 403 */
export async function readTrashItem(
  db: Database,
  actor: Actor,
  id: string,
): Promise<TrashItem | null> {
  requireAdministrator(actor)
  const rows = await entries(db).where('t.id', '=', id).execute()
  return (await asItems(db, rows))[0] ?? null
}

/** How many entries there are. @throws KnownFailure 403 for customers */
export async function countTrash(db: Database, actor: Actor): Promise<number> {
  requireAdministrator(actor)
  const { count } = await db
    .selectFrom('trash')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('expiresAt', '>', new Date())
    .executeTakeFirstOrThrow()
  return count
}

/** Nothing that has expired shows, even before the janitor came. */
const entries = (db: Database) =>
  db
    .selectFrom('trash as t')
    .leftJoin('users as u', 'u.id', 't.deletedBy')
    .select(['t.id', 't.kind', 't.recordId', 't.title', 't.record', 't.deletedAt', 't.expiresAt'])
    .select('u.name as deletedBy')
    .where('t.expiresAt', '>', new Date())

const startOf = (db: Database, id: string) =>
  db.selectFrom('trash').select(['id', 'expiresAt']).where('id', '=', id).executeTakeFirst()

type Entry = Omit<Selectable<TrashTable>, 'deletedBy'> & { deletedBy: string | null }

async function asItems(db: Database, rows: Entry[]): Promise<TrashItem[]> {
  const present = await presentRecords(db, rows)
  const people = await peopleWithProgress(db, rows)
  return rows.map(({ record, ...entry }) => ({
    ...entry,
    contents: contentsText(entry.kind, record, people.get(entry.id) ?? 0),
    replaces: present.get(entry.id) ?? null,
  }))
}

/** How many learners' progress comes back with each entry, up to `countedPeople` and one more. */
async function peopleWithProgress(db: Database, rows: Entry[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { id, kind, recordId } of rows) {
    if (kind === 'guide') counts.set(id, await peopleOfLostChapters(db, recordId))
  }
  return counts
}

/** How many people did a chapter of the guide that is not there now. */
async function peopleOfLostChapters(db: Database, guideId: string): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('chapterCompletions as c')
        .leftJoin('chapters as h', 'h.id', 'c.chapterId')
        .select('c.userId')
        .distinct()
        .where('c.guideId', '=', guideId)
        .where('h.id', 'is', null)
        .limit(countedPeople + 1)
        .as('people'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
