import type { Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { type SavedResponse, savedTexts } from './saved.ts'
import { savedRefusals } from './saved-refusals.server.ts'
import { readTags } from './tags.server.ts'
import { askedVersion } from './version-address.ts'
import { listVersions } from './versions.ts'

/** Ids as they are made; anything else names nothing (and PostgreSQL refuses a zero byte). */
export const isSavedId = (id: string) => /^[\w-]{1,64}$/.test(id)

/**
 * Makes sure that `id` is a response of `user`; `isDeleted`: one that can still be brought back.
 * @throws KnownFailure 404 when there is none, 403 when it is another's
 */
export async function requireOwn(
  db: Database,
  user: Owner,
  id: string,
  isDeleted = false,
): Promise<void> {
  const row = isSavedId(id)
    ? await db
        .selectFrom('savedResponses')
        .select(['userId', 'deletedAt'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (row && row.userId !== user.id) throw new KnownFailure('FORBIDDEN', 403, savedRefusals.foreign)
  if (!row || (row.deletedAt !== null) !== isDeleted) {
    throw new KnownFailure('NOT_FOUND', 404, savedRefusals.missing)
  }
}

/** What the page of a response and the workshop both show. */
const shown = [
  ...(['id', 'title', 'prompt', 'response', 'turns', 'category', 'isDemo', 'answerKind'] as const),
]

/** One saved response. @throws KnownFailure as `requireOwn` */
export async function readSaved(db: Database, user: Owner, id: string): Promise<SavedResponse> {
  await requireOwn(db, user, id)
  const row = await db
    .selectFrom('savedResponses')
    .select([...shown, 'hasImage', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, tags: await readTags(db, id) }
}

/** All versions of a response, and the one that an address asks for, counted from 0. */
export function versionAt(
  { response, turns }: Pick<SavedResponse, 'response' | 'turns'>,
  query: URLSearchParams,
) {
  const versions = listVersions(response, turns)
  const version = askedVersion(query, versions.length)
  return { versions, version, text: versions[version]?.text ?? response }
}

/** What of one's own saved response comes back to the workshop. */
export type SavedToGoOn = Omit<SavedResponse, 'hasImage' | 'createdAt'> & { idempotencyKey: string }

/** One's own saved response, to try it again or to go on from it; null where there is none. */
export async function savedToGoOn(
  db: Database,
  user: Owner,
  id: string,
): Promise<SavedToGoOn | null> {
  if (!isSavedId(id)) return null
  const row = await db
    .selectFrom('savedResponses')
    .select([...shown, 'idempotencyKey'])
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, tags: await readTags(db, id) } : null
}

/** The stored picture, WebP. @throws KnownFailure as `requireOwn`, and 404 when there is none */
export async function savedPicture(
  db: Database,
  user: Owner,
  id: string,
): Promise<{ imageId: string; contentType: string; bytes: Uint8Array; title: string }> {
  await requireOwn(db, user, id)
  const image = await db
    .selectFrom('images')
    .innerJoin('savedResponses', 'savedResponses.id', 'images.savedId')
    .select(['images.id as imageId', 'contentType', 'bytes', 'title'])
    .where('savedId', '=', id)
    .executeTakeFirst()
  if (!image) throw new KnownFailure('NOT_FOUND', 404, savedTexts.noImage)
  return image
}

/** The id itself when it is a response of `user` that was deleted and can come back; else null. */
export async function restorableId(
  db: Database,
  user: Owner,
  id: string | null,
): Promise<string | null> {
  if (id === null || !isSavedId(id)) return null
  const row = await db
    .selectFrom('savedResponses')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst()
  return row?.id ?? null
}
