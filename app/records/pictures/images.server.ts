import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.server.ts'
import { Turns } from '../../platform/turns.server.ts'

/** Pictures are at most this wide and high, in pixels. */
const longestSide = 1024
/** Decoding more pixels than this is refused: a small file can hold a very large picture. */
const mostPixels = 4096 * 4096
/** Administrators upload what their phones take. */
const mostPixelsOfAPhone = 52_000_000
/** A picture one pixel wide and as high as its pixels allow takes a minute to make smaller. */
const longestSideTaken = 16_384

/** Decoding has the few threads that files and names are looked up with too. */
const turns = new Turns({ atOnce: 2, waiting: 100 })
/** How long a picture that nobody saved is kept, in milliseconds. */
const unsavedMilliseconds = 24 * 3_600_000

const decodable = new Set(['png', 'jpeg', 'webp', 'gif', 'heif'])

/** The bytes are not a picture that can be decoded. */
export class NotAPicture extends Error {}

/** The image library, loaded at its first use: most requests never need it. */
async function imaging() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

/**
 * Decodes a picture of unknown origin and writes it anew as WebP, so that what we store and serve
 * is a picture and nothing else (SECURITY.md 7).
 * @throws NotAPicture
 */
export async function toWebp(bytes: Uint8Array): Promise<Buffer> {
  const { data } = await turns.run(() => written(bytes, longestSide, mostPixels), { isPaid: true })
  return data
}

/**
 * Like `toWebp`, for a file that an administrator chose.
 * @param side what it is wide and high at most, in pixels
 * @throws NotAPicture, KnownFailure 503 when too many wait for their picture
 */
export async function uploadToWebp(
  bytes: Uint8Array,
  side: number,
): Promise<{ webp: Buffer; width: number; height: number }> {
  const { data, info } = await turns.run(() => written(bytes, side, mostPixelsOfAPhone))
  return { webp: data, width: info.width, height: info.height }
}

async function written(bytes: Uint8Array, side: number, limitInputPixels: number) {
  const sharp = await imaging()
  try {
    const picture = sharp(bytes, { limitInputPixels, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!decodable.has(format)) throw new NotAPicture(format)
    if (Math.max(width, height) > longestSideTaken) throw new NotAPicture('too long or too wide')
    return await picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw error instanceof NotAPicture
      ? error
      : new NotAPicture('cannot be decoded', { cause: error })
  }
}

/** One of our own drawings, an SVG, as PNG of the size it says. */
export async function drawingToPng(svg: string): Promise<Buffer> {
  const sharp = await imaging()
  return turns.run(() => sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer())
}

/**
 * A stored picture as PNG, for saving it on one's own device.
 * @throws KnownFailure 503 when too many wait for theirs
 */
export async function toPng(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await imaging()
  return turns.run(() => sharp(bytes).png().toBuffer())
}

/** How wide and high a picture is in a list: twice what is shown, for sharp screens. */
const thumbnailSide = 240

/**
 * A stored picture as a small WebP for lists. @throws KnownFailure 503 when too many wait for
 * theirs
 */
export async function toThumbnail(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await imaging()
  return turns.run(() =>
    sharp(bytes).resize(thumbnailSide, thumbnailSide, { fit: 'cover' }).webp().toBuffer(),
  )
}

/** Whoever made a picture: a signed-in person, or a visitor known by a signed cookie. */
export type PictureOwner = { userId: string | null; visitorId: string | null }

/** Stores a picture of its maker; it is removed after a day unless it is saved. @returns its id */
export async function storePicture(
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
 * A picture for whoever asks. Its maker gets it, and the person who saved it; a visitor who has
 * registered since is still known by their cookie.
 */
export async function readPicture(
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
export async function claimImage(
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
