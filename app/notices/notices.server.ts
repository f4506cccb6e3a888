import { createHash } from 'node:crypto'
import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
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

/** Today's, for the frame of a page, which stands without them when they cannot be read. */
export async function noticesToday(db: Database, log: Log): Promise<ShownNotice[]> {
  try {
    return await noticesOn(db, romanDay(new Date()))
  } catch (error) {
    // An outage is told once, elsewhere.
    if (!(error instanceof DatabaseUnavailable)) {
      log.error({ err: error }, 'the notices could not be loaded')
    }
    return []
  }
}
