import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.server.ts'
import { durationWords } from '../../platform/duration-words.ts'
import { dayMilliseconds } from '../../platform/durations.ts'

/** How long a picture that nobody saved is kept, in milliseconds. */
export const unsavedMilliseconds = dayMilliseconds
export const unsavedTime = durationWords(unsavedMilliseconds)

/** Who made a picture: a signed-in person, or a visitor known by a signed cookie. */
export type PictureOwner = { userId: string | null; visitorId: string | null }

/** Stores a picture of its maker; it is removed after `unsavedTime` unless it is saved. @returns its id */
export async function storeGeneratedPicture(
  db: Database,
  owner: PictureOwner,
  picture: { webp: Uint8Array; isDemo: boolean },
): Promise<string> {
  const id = randomUUID()
  const now = Date.now()
  await db
    .insertInto('images')
    .values({
      id,
      ...owner,
      savedId: null,
      contentType: 'image/webp',
      bytes: picture.webp,
      isDemo: picture.isDemo,
      createdAt: new Date(now),
      expiresAt: new Date(now + unsavedMilliseconds),
    })
    .execute()
  return id
}

export type PictureAnswer =
  | { found: true; bytes: Uint8Array; contentType: string }
  | { found: false; reason: 'missing' | 'notYours' }

/** Ids as they are made; anything else names nothing (and PostgreSQL refuses a zero byte). */
const isPictureId = (id: string) => /^[\w-]{1,64}$/.test(id)

/**
 * A picture, if the asker may have it: its maker, and the person who saved it. A visitor who has
 * registered since is still known by their cookie.
 */
export async function readGeneratedPicture(
  db: Database,
  asker: PictureOwner,
  id: string,
): Promise<PictureAnswer> {
  if (!isPictureId(id)) return { found: false, reason: 'missing' }
  const picture = await db
    .selectFrom('images')
    .select(['userId', 'visitorId', 'bytes', 'contentType', 'expiresAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!picture || (picture.expiresAt && picture.expiresAt.getTime() < Date.now())) {
    return { found: false, reason: 'missing' }
  }
  const isOwn =
    (picture.userId !== null && picture.userId === asker.userId) ||
    (picture.visitorId !== null && picture.visitorId === asker.visitorId)
  if (!isOwn) return { found: false, reason: 'notYours' }
  return { found: true, bytes: picture.bytes, contentType: picture.contentType }
}

/**
 * Makes a picture part of a saved response, in place of an earlier one. From then on it belongs
 * to the person alone: the cookie of the browser it was made in opens it no more.
 * @param trx the transaction that saves the response
 * @returns false when there is no such picture, or it is neither the person's nor the visitor's
 */
export async function claimGeneratedPicture(
  trx: Database,
  {
    imageId,
    userId,
    visitorId,
    savedId,
  }: { imageId: string; userId: string; visitorId: string | null; savedId: string },
): Promise<boolean> {
  const picture = await trx
    .selectFrom('images')
    .select(['id', 'savedId'])
    .where('id', '=', imageId)
    .where(({ eb, or }) => or([eb('userId', '=', userId), eb('visitorId', '=', visitorId)]))
    .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', new Date())]))
    .executeTakeFirst()
  if (!picture) return false
  if (picture.savedId === savedId) return true
  if (picture.savedId !== null) return false
  await trx.deleteFrom('images').where('savedId', '=', savedId).execute()
  const claimed = await trx
    .updateTable('images')
    .set({ savedId, userId, visitorId: null, expiresAt: null })
    .where('id', '=', imageId)
    .where('savedId', 'is', null)
    .executeTakeFirst()
  return claimed.numUpdatedRows === 1n
}
