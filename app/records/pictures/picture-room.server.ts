import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.server.ts'
import { megabyte } from '../../platform/db/database-room.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { type PictureOwner, unsavedTime } from './generated-pictures.server.ts'

/** Not saved yet: so many of one person or visitor, so many megabytes of everybody together. */
const unsavedPictures = { ofOwner: 40, megabytes: 500 }

/**
 * Makes sure that another picture may be kept until it is saved, before it is asked for and paid.
 * Those under way at the same moment are not seen: the AI's own limits bound how many they are.
 * @throws KnownFailure 429 or 503 that says what to do
 */
export async function requirePictureRoom(
  db: Database,
  owner: PictureOwner,
  most = unsavedPictures,
): Promise<void> {
  if ((await unsavedOf(db, owner)) >= most.ofOwner) {
    const text = `Hai già ${most.ofOwner} immagini non salvate: salva quelle che ti servono. Le altre spariscono dopo ${unsavedTime}.`
    throw new KnownFailure('PICTURES_FULL', 429, text)
  }
  if ((await unsavedBytes(db)) >= most.megabytes * megabyte) {
    const text = 'Oggi sono state fatte troppe immagini: riprova domani. Le risposte funzionano.'
    throw new KnownFailure('PICTURES_FULL', 503, text)
  }
}

const unsaved = (db: Database) => db.selectFrom('images').where('expiresAt', '>', new Date())

async function unsavedOf(db: Database, { userId, visitorId }: PictureOwner): Promise<number> {
  const { count } = await unsaved(db)
    .where(({ eb, or }) => or([eb('userId', '=', userId), eb('visitorId', '=', visitorId)]))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function unsavedBytes(db: Database): Promise<number> {
  const { bytes } = await unsaved(db)
    .select(sql<number | null>`sum(length("bytes"))`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}
