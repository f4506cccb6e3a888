import type { Database } from '../platform/db/database.server.ts'
import { isFirstDay } from '../platform/first-day.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { minuteOf, takeQuota } from '../platform/quota.server.ts'
import { countText } from '../ui/format-number.ts'
import { countKept } from './savers.server.ts'

type Owner = { id: string }

/** From this share of the most on, people are told that it fills. */
const nearly = 0.95

/** An account of its first day keeps this share of the most: new accounts cost nothing to make. */
const ofFirstDay = 0.1

/**
 * Counts a save.
 * @param most saves a minute
 * @throws KnownFailure 429 when there were too many in this minute
 */
export async function countSave(
  db: Database,
  user: Owner,
  most: number,
  now = new Date(),
): Promise<void> {
  const counter = { ...minuteOf(now), key: `saves:minute:user:${user.id}`, limit: most }
  if ((await takeQuota(db, [counter])).ok) return
  const text = 'Hai salvato molte risposte in poco tempo: aspetta un minuto e riprova.'
  throw new KnownFailure('TOO_MANY_SAVES', 429, text)
}

const savedCountText = (count: number, most: number) =>
  `Hai salvato ${countText(count)} risposte su ${countText(most)}`

type Room = { most: number; isNew: boolean }

/** How many responses a person may keep today. */
async function roomOf(db: Database, user: Owner, most: number): Promise<Room> {
  const { createdAt, role } = await db
    .selectFrom('users')
    .select(['createdAt', 'role'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const isNew = role !== 'admin' && isFirstDay(createdAt)
  return { isNew, most: isNew ? Math.max(1, Math.floor(most * ofFirstDay)) : most }
}

/**
 * Makes sure that a response that was just added has room. Belongs to the end of the transaction
 * that adds it, which holds the person locked: of many at once only as many stay as there is room
 * for. Deleted responses that can still come back take room as well, twice as much in all, so that
 * 'Annulla' always works and nobody fills the disk by deleting.
 * @param inAll responses a person may keep
 * @throws KnownFailure 409 that says what to do; the answer on screen stays
 */
export async function requireRoom(trx: Database, user: Owner, inAll: number): Promise<void> {
  const { most, isNew } = await roomOf(trx, user, inAll)
  if ((await countKept(trx, user.id)) > most) {
    const tomorrow = isNew ? ' Il tuo account è nuovo: domani potrai salvarne di più.' : ''
    const text = `${savedCountText(most, most)}: per salvarne un'altra, eliminane una che non ti serve.${tomorrow} Questa resta qui.`
    throw new KnownFailure('SAVED_FULL', 409, text)
  }
  const { rows } = await trx
    .selectFrom('savedResponses')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow()
  if (Number(rows) > 2 * most) {
    const text =
      'Oggi hai eliminato molte risposte: potrai salvarne altre domani. Questa resta qui.'
    throw new KnownFailure('SAVED_FULL', 409, text)
  }
}

/** What to say beside the list and after a save when a person's responses fill up; else null. */
export async function fillingText(
  db: Database,
  user: Owner,
  inAll: number,
): Promise<string | null> {
  const count = await countKept(db, user.id)
  if (count < inAll * ofFirstDay * nearly) return null
  const { most, isNew } = await roomOf(db, user, inAll)
  if (count < most * nearly) return null
  const said = savedCountText(count, most)
  if (isNew) return `${said}: il tuo account è nuovo, domani potrai salvarne di più.`
  return count < most
    ? `${said}: presto dovrai eliminare quelle che non ti servono.`
    : `${said}: per salvarne altre, elimina quelle che non ti servono.`
}
