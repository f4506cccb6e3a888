import { DatabaseUnavailable } from '../platform/db/checked-dialect.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import { formatDay } from '../ui/format-date.ts'
import type { LegalText } from './legal.ts'
import { readLegalReview } from './legal-review.server.ts'
import type { LegalReview } from './legal-review-schema.ts'

/**
 * A legal page as it is shown: its text, the day of its last change, and who has checked it. Where
 * that cannot be read the text stands alone; the status then keeps it out of every cache.
 */
export async function shownLegal(db: Database, log: Log, text: LegalText) {
  const shown = { text, changed: formatDay(text.changed) }
  try {
    return { shown: { ...shown, note: reviewNote(text, await readLegalReview(db)) }, status: 200 }
  } catch (error) {
    log.error({ err: error }, 'who has read the legal pages could not be read')
    const status = error instanceof DatabaseUnavailable ? 503 : 500
    return { shown: { ...shown, note: null }, status }
  }
}

/** Words that were changed after the lawyer read them are unread again. */
export function reviewNote({ changed }: LegalText, review: LegalReview | null): string {
  if (!review || review.on < changed) {
    return 'Prima di pubblicare il sito, un avvocato deve controllare questo testo.'
  }
  return `Testo controllato il ${formatDay(review.on)}. Lo ha letto ${review.by}.`
}
