import { type Actor, requireMay } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import {
  readSetting,
  removeSetting,
  writeSetting,
} from '../platform/settings/stored-settings.server.ts'
import { changeContentVersion } from '../records/content/content-version.server.ts'
import { noteInRegister } from '../records/register/register.server.ts'
import { formatDay } from '../ui/format-date.ts'
import { cookiesText } from './cookies-text.server.ts'
import { legalFacts } from './legal-facts.server.ts'
import type { LegalReview } from './legal-review-schema.ts'
import { privacyText } from './privacy-text.server.ts'
import { termsText } from './terms-text.server.ts'

const key = 'legalReview'

/** Who read the legal pages, and the day; null: nobody whom an administrator noted. */
export async function readLegalReview(db: Database): Promise<LegalReview | null> {
  const value = await readSetting(db, key)
  return value === null ? null : JSON.parse(value)
}

/** The day on which the words of one of the legal pages changed last. */
export function legalChangedOn(env: Env): string {
  const facts = legalFacts(env)
  const days = [privacyText, termsText, cookiesText].map((textOf) => textOf(facts).changed)
  return days.sort().at(-1) as string
}

/**
 * Notes that a lawyer read the legal pages, in the place of an earlier note; the pages say it.
 * @throws KnownFailure 403 for whoever may not; 400 for a day before the pages' last change: what
 *   was read then is not what is shown
 */
export async function noteLegalReview(
  db: Database,
  actor: Actor,
  env: Env,
  review: LegalReview,
): Promise<void> {
  requireMay(actor, 'noteLegalReview')
  const changedOn = legalChangedOn(env)
  if (review.on < changedOn) {
    const text = `Le pagine sono cambiate il ${formatDay(changedOn)}: serve una lettura di quel giorno, o di dopo.`
    throw new KnownFailure('READ_BEFORE_CHANGE', 400, text, 'on')
  }
  await db.transaction().execute(async (trx) => {
    await writeSetting(trx, key, JSON.stringify(review))
    const about = `${review.by}, ${formatDay(review.on)}`
    await noteInRegister(trx, actor, { act: 'legalPagesRead', about })
    await changeContentVersion(trx)
  })
}

/** Takes the note back; without one nothing changes. @throws KnownFailure 403 for whoever may not */
export async function takeBackLegalReview(db: Database, actor: Actor): Promise<void> {
  requireMay(actor, 'noteLegalReview')
  await db.transaction().execute(async (trx) => {
    const review = await readLegalReview(trx)
    if (!review) return
    await removeSetting(trx, key)
    const about = `${review.by}, ${formatDay(review.on)}`
    await noteInRegister(trx, actor, { act: 'legalReadingTakenBack', about })
    await changeContentVersion(trx)
  })
}
