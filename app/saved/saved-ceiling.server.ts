import type { Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { databaseBytes, databaseShare, megabyte } from '../platform/db/database-room.server.ts'
import { isFirstDay } from '../platform/durations.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { countText } from '../ui/count-text.ts'
import { countSaved, newcomers, person } from './count-saved.server.ts'

/** An account of its first day keeps this share of the most: new accounts cost nothing to make. */
const ofFirstDay = 0.1

/** What a person may keep, and what the database may take in all. */
export type SavedCeilings = Pick<Env, 'DATABASE_MEGABYTES'> & {
  responses: number
  /** Of the responses with their versions and pictures. */
  megabytes: number
}

/** As docs/operations/settings.md says under 'Room'. */
export const savedCeilings = ({ DATABASE_MEGABYTES }: Env): SavedCeilings => ({
  responses: 1000,
  megabytes: 100,
  DATABASE_MEGABYTES,
})

type Room = {
  /** How many responses. */
  most: number
  megabytes: number
  /** Of its first day, and so with a share of both. */
  isNew: boolean
  /** The hidden networks it was made from; null: nobody knows. */
  registeredFrom: string | null
}

/** What a person may keep today. */
async function readRoom(db: Database, user: Owner, ceilings: SavedCeilings): Promise<Room> {
  const { createdAt, role, registeredFrom } = await db
    .selectFrom('users')
    .select(['createdAt', 'role', 'registeredFrom'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const isNew = role !== 'admin' && isFirstDay(createdAt)
  const share = (whole: number) => (isNew ? Math.max(1, Math.floor(whole * ofFirstDay)) : whole)
  return {
    most: share(ceilings.responses),
    megabytes: share(ceilings.megabytes),
    isNew,
    registeredFrom,
  }
}

const full = (text: string) => new KnownFailure('SAVED_FULL', 409, `${text} Questa resta qui.`)
const deletedToday = 'Oggi hai eliminato molte risposte: potrai salvarne altre domani.'
const onlyNew = ' Il tuo account è nuovo: domani potrai salvarne di più.'
const oneLess = "per salvarne un'altra, eliminane una che non ti serve."

/**
 * Makes sure that there is room for what was just written. Belongs to the end of the transaction
 * that writes, which holds the person locked: of many at once only as many stay as there is room
 * for. Deleted responses that can come back take room too, so that 'Annulla' always works.
 * @param options.isAdded there is one response more; else one was changed
 * @throws KnownFailure 409 that says what to do; the answer on screen stays
 */
export async function requireSavedRoom(
  trx: Database,
  user: Owner,
  ceilings: SavedCeilings,
  { isAdded }: { isAdded: boolean },
): Promise<void> {
  const { most, megabytes, isNew, registeredFrom } = await readRoom(trx, user, ceilings)
  const noRoom = (said: string) => full(`${said}: ${oneLess}${isNew ? onlyNew : ''}`)
  const { kept, all } = await countSaved(trx, person(user.id))
  if (isAdded && kept.responses > most) {
    throw noRoom(`Hai salvato ${countText(most)} risposte su ${countText(most)}`)
  }
  if (kept.bytes > megabytes * megabyte) {
    throw noRoom(`Le tue risposte occupano tutto lo spazio che hai (${countText(megabytes)} MB)`)
  }
  const isHeaped = isAdded && all.responses > 2 * most
  if (isHeaped || all.bytes > 2 * megabytes * megabyte) throw full(deletedToday)
  if (isNew && registeredFrom) {
    const today = await countSaved(trx, newcomers(trx, registeredFrom))
    if (today.all.bytes > ceilings.megabytes * megabyte) {
      throw full(
        'Oggi chi si è iscritto dalla tua rete ha salvato molto: domani potrai salvare ancora.',
      )
    }
  }
  if (databaseShare(await databaseBytes(trx), ceilings) >= 1) {
    throw full('Lo spazio di questo sito è finito: copia o stampa la risposta.')
  }
}
