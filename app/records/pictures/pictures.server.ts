import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { picturePath } from '../../paths.ts'
import { type Actor, type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { fetchPicture } from '../../platform/fetch-picture.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import {
  type PictureUse,
  parsePictureId,
  pictureFileLimit,
  pictureSides,
  pictureTexts,
} from '../../platform/picture.ts'
import { NotAPicture, uploadToWebp } from './decode-picture.server.ts'

/** A stored picture, as a form shows it; `address` is what goes into the record. */
export type StoredPicture = { address: string; width: number; height: number }

export type PreparedPicture = StoredPicture & { id: string; webp: Uint8Array }

/**
 * Decodes an administrator's file and writes it anew without what cameras add.
 * @throws KnownFailure 413 too large, 400 no picture
 */
export async function preparePicture(bytes: Uint8Array, use: PictureUse): Promise<PreparedPicture> {
  if (bytes.byteLength > pictureFileLimit) {
    throw new KnownFailure('PICTURE_TOO_LARGE', 413, pictureTexts.tooLarge)
  }
  const { webp, width, height } = await decoded(bytes, pictureSides[use])
  const id = createHash('sha256').update(webp).digest('base64url').slice(0, 32)
  return { id, address: picturePath(id), webp, width, height }
}

/** Stores a picture; the same one is stored once. @throws KnownFailure 403 for whoever may not */
export async function storePicture(
  db: Database,
  doer: Doer,
  { id, webp, width, height }: PreparedPicture,
): Promise<void> {
  requireMay(doer, 'editContent')
  const usedAt = new Date()
  await db
    .insertInto('pictures')
    .values({
      id,
      contentType: 'image/webp',
      bytes: webp,
      width,
      height,
      usedAt,
      createdBy: doer.id,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ usedAt }))
    .execute()
}

/**
 * Prepares and stores an administrator's file.
 * @throws KnownFailure 403 for whoever may not, 413 too large, 400 no picture
 */
export async function addPicture(
  db: Database,
  actor: Actor,
  bytes: Uint8Array,
  use: PictureUse,
): Promise<StoredPicture> {
  requireMay(actor, 'editContent')
  const picture = await preparePicture(bytes, use)
  await storePicture(db, actor, picture)
  const { address, width, height } = picture
  return { address, width, height }
}

async function decoded(bytes: Uint8Array, side: number) {
  try {
    return await uploadToWebp(bytes, side)
  } catch (error) {
    if (!(error instanceof NotAPicture)) throw error
    throw new KnownFailure('NOT_A_PICTURE', 400, pictureTexts.notAPicture)
  }
}

const fetchMilliseconds = 10_000

/** Faults of the address, of the network and of time have a code; our own mistakes have none. */
const isOfTheAddress = (error: unknown) => error instanceof Error && 'code' in error

/**
 * Takes a copy of the picture at an address of another site: browsers load nothing from there
 * (SECURITY.md 3 and 7).
 * @param options.trusted an origin that may be on our own network and without https
 * @throws KnownFailure 403 for whoever may not, 400 when no picture comes from there
 */
export async function copyPicture(
  db: Database,
  actor: Actor,
  address: string,
  use: PictureUse,
  { signal, trusted }: { signal: AbortSignal; trusted?: string },
): Promise<StoredPicture> {
  requireMay(actor, 'editContent')
  const limited = AbortSignal.any([signal, AbortSignal.timeout(fetchMilliseconds)])
  let bytes: Uint8Array
  try {
    bytes = await fetchPicture(address, { trusted, signal: limited })
  } catch (error) {
    if (!isOfTheAddress(error)) throw error
    throw new KnownFailure('PICTURE_NOT_FETCHED', 400, pictureTexts.notFetched)
  }
  try {
    return await addPicture(db, actor, bytes, use)
  } catch (error) {
    const isPage = error instanceof KnownFailure && error.code === 'NOT_A_PICTURE'
    throw isPage ? new KnownFailure('PICTURE_NOT_FETCHED', 400, pictureTexts.notFetched) : error
  }
}

/** A picture of the content. Everybody may see it: public pages show tools too. */
export async function readPicture(
  db: Database,
  id: string,
): Promise<{ bytes: Uint8Array; contentType: string } | null> {
  const address = parsePictureId(picturePath(id))
  if (address === null) return null
  const picture = await db
    .selectFrom('pictures')
    .select(['bytes', 'contentType'])
    .where('id', '=', id)
    .executeTakeFirst()
  return picture ?? null
}

/**
 * How long a picture is kept that no record names: as long as a draft or the trash may, in days.
 */
const forgottenDays = 30

/**
 * Belongs into the transaction that saves a record: the pictures it names are kept from now on.
 * Addresses that are not of uploaded pictures are passed over.
 * @throws KnownFailure 400 when one is gone meanwhile
 */
export async function renewPictures(
  trx: Database,
  addresses: readonly (string | null)[],
): Promise<void> {
  const ids = [...new Set(addresses.flatMap((address) => parsePictureId(address) ?? []))]
  if (ids.length === 0) return
  const kept = await trx
    .updateTable('pictures')
    .set({ usedAt: new Date() })
    .where('id', 'in', ids)
    .executeTakeFirst()
  if (kept.numUpdatedRows < BigInt(ids.length)) {
    throw new KnownFailure('PICTURE_GONE', 400, pictureTexts.gone)
  }
}

/**
 * Removes pictures that were uploaded, or last saved in a record, 30 days ago and are named by no
 * record, deleted or not, and by no version of one. A draft in somebody's browser names its pictures for that long.
 */
export async function removeForgottenPictures(db: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - forgottenDays * dayMilliseconds)
  const old = await db.selectFrom('pictures').select('id').where('usedAt', '<', before).execute()
  if (old.length === 0) return
  const named = await namedPictures(db)
  for (const { id } of old.filter((picture) => !named.has(picture.id))) {
    // Its date says whether it was saved in a record since we looked.
    await db.deleteFrom('pictures').where('id', '=', id).where('usedAt', '<', before).execute()
  }
}

const byId = sql<string>`"id"`
const byNounAndId = sql<string>`"noun" || ' ' || "id"`

/** Every column in which a record or one of its versions may name a picture, and what names its rows. */
const places = [
  ['records', 'content', byNounAndId],
  ['records', 'draft', byNounAndId],
  ['revisions', 'content', byId],
] as const

async function namedPictures(db: Database): Promise<Set<string>> {
  const named = new Set<string>()
  for (const place of places) {
    for await (const text of textsWithPictures(db, place)) {
      for (const [, id] of text.matchAll(/\/pictures\/([\w-]+)/g)) if (id) named.add(id)
    }
  }
  return named
}

/** So many long texts are in memory at once. */
const textsAtOnce = 50

async function* textsWithPictures(db: Database, [table, column, key]: (typeof places)[number]) {
  const text = sql<string>`cast(${sql.ref(column)} as text)`
  const some = `%${picturePath('')}%`
  let last: string | undefined = ''
  while (last !== undefined) {
    const { rows }: { rows: { key: string; text: string }[] } = await sql<{
      key: string
      text: string
    }>`select ${key} as "key", ${text} as "text" from ${sql.table(table)}
      where ${key} > ${last} and ${text} like ${some}
      order by ${key} limit ${textsAtOnce}`.execute(db)
    for (const row of rows) yield row.text
    last = rows.length < textsAtOnce ? undefined : rows.at(-1)?.key
  }
}
