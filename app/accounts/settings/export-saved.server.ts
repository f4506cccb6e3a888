import type { Owner } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { aiLabel } from '../../saved/saved.ts'
import { tagsOfAll } from '../../saved/tags.server.ts'
import { versionsForFile } from '../../saved/versions.ts'

/** Responses read at once: half a megabyte at most, for as long as the reader takes. */
const batch = 2

/**
 * Also those that were deleted and can still come back: `deletedAt` says so. In the order of the
 * one index that holds them all.
 */
export async function* savedResponses(db: Database, user: Owner): AsyncGenerator<unknown> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('savedResponses')
      .select(['id', 'title', 'prompt', 'response', 'turns', 'category', 'isDemo', 'hasImage'])
      .select(['createdAt', 'updatedAt', 'deletedAt', 'idempotencyKey'])
      .where('userId', '=', user.id)
      .where('idempotencyKey', '>', after)
      .orderBy('idempotencyKey')
      .limit(batch)
      .execute()
    const ids = rows.map(({ id }) => id)
    const tags = await tagsOfAll(db, ids)
    for (const { hasImage, idempotencyKey: _, turns, ...row } of rows) {
      // One version is the response itself.
      const versioni = turns.length > 0 ? versionsForFile(row.response, turns) : undefined
      const immagine = hasImage ? await readPicture(db, user, row.id) : null
      yield { ...row, versioni, tags: tags.get(row.id) ?? [], immagine, avvertenza: aiLabel(row) }
    }
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.idempotencyKey
  }
}

async function readPicture(db: Database, user: Owner, savedId: string) {
  const row = await db
    .selectFrom('images')
    .select(['contentType', 'bytes', 'isDemo', 'createdAt'])
    .where('savedId', '=', savedId)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  return row ? withData(row) : null
}

/** Pictures made in the last hours that belong to no response. */
export async function* looseImages(db: Database, user: Owner): AsyncGenerator<unknown> {
  const ids = await db
    .selectFrom('images')
    .select('id')
    .where('userId', '=', user.id)
    .where('savedId', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id } of ids) {
    const row = await db
      .selectFrom('images')
      .select(['contentType', 'bytes', 'isDemo', 'createdAt', 'expiresAt'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (row) yield withData(row)
  }
}

/** Bytes as an address that a browser opens. */
function withData<Row extends { contentType: string; bytes: Uint8Array }>({ bytes, ...row }: Row) {
  const data = `data:${row.contentType};base64,${Buffer.from(bytes).toString('base64')}`
  return { ...row, dati: data }
}
