import { createHash } from 'node:crypto'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { may, type Role } from '../platform/roles.ts'
import { romanDay } from '../platform/roman-day.ts'
import { published } from '../records/store/published.server.ts'
import { noticeKindNames, type ShownNotice, standsOn } from './notice.ts'
import { noticeNoun } from './notice-noun.ts'

/** Another one when what the notice says changes: whoever closed it sees it again then. */
const keyOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)

/** The published notices of a day in Italy, in their order. @param day YYYY-MM-DD */
export async function noticesOn(db: Database, day: string): Promise<ShownNotice[]> {
  const notices = [...(await published(db, noticeNoun)).values()]
  return notices
    .filter(({ content }) => standsOn(content, day))
    .map(({ id, content: { kind, text } }) => {
      const key = keyOf(id, kind, text)
      return { key, kind, kindName: noticeKindNames[kind], text }
    })
}

/** Today's, for the frame of a page. */
export const noticesToday = (db: Database, log: Log): Promise<ShownNotice[]> =>
  orNone(log, () => noticesOn(db, romanDay(new Date())))

/** What stands in the frame of a page, which stands without it when it cannot be read. */
async function orNone<T>(log: Log, read: () => Promise<T[]>): Promise<T[]> {
  try {
    return await read()
  } catch (error) {
    // An outage is told once, elsewhere.
    if (!(error instanceof DatabaseUnavailable)) {
      log.error({ err: error }, 'the notices could not be loaded')
    }
    return []
  }
}

/**
 * The notices that whoever may not publish wrote, and that wait for somebody who may; the one that
 * waits longest first.
 */
export const waitingNotices = (db: Database): Promise<{ id: string; title: string }[]> =>
  db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.updatedBy')
    .select(['records.id', 'records.title'])
    .where('records.noun', '=', 'notice')
    .where('records.deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('content', 'is', null), eb('draft', 'is not', null)]))
    .where('users.role', '=', 'editor')
    .orderBy('records.updatedAt')
    .execute()

/** How many wait for this person, for the menu of the administration. */
export async function noticesWaiting(db: Database, role: Role, log: Log): Promise<number> {
  if (!may(role, 'publishNotices')) return 0
  return (await orNone(log, () => waitingNotices(db))).length
}
