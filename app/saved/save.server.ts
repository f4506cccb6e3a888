import { randomUUID } from 'node:crypto'
import { fold } from '../../db/fold.ts'
import { searchColumn } from '../platform/db/contains-text.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { publish } from '../platform/live/bus.server.ts'
import { claimImage } from '../records/pictures/images.server.ts'
import { savedTexts } from './saved.ts'
import { requireRoom } from './saved-ceiling.server.ts'
import { type SaveInput, saveSchema } from './saved-schema.ts'
import { changingSaved } from './savers.server.ts'
import { replaceTags } from './tags.server.ts'

type Owner = { id: string }

/**
 * Reads the body of a save.
 * @throws KnownFailure 400 'Missing required fields', its message the catalogue's
 */
export function parseSave(body: unknown): SaveInput {
  const parsed = saveSchema.safeParse(body)
  const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''
  const { title, prompt, response } = (body ?? {}) as Record<string, unknown>
  if (isBlank(prompt) || isBlank(response)) throw missing(savedTexts.empty)
  if (isBlank(title)) throw missing('Controlla i campi: manca il titolo.')
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new KnownFailure('Invalid fields', 400, issue?.message ?? savedTexts.saveFailed)
}

const missing = (text: string) => new KnownFailure('Missing required fields', 400, text)

/**
 * Keeps an answer as a response of `user`. The same key again (a double click, a retry, a picture
 * made later) changes title, tags, category and picture of the one record and brings it back if
 * it was deleted; prompt and response stay what was generated.
 * @param options.visitorId who made the picture before signing in
 * @param options.isDemo whether an answer without a recorded exchange comes from the demo
 * @param options.most how many responses a person may keep; more that are there already stay
 * @returns the record's id, and whether it has a picture
 * @throws KnownFailure 409 when the person has no room for a new one
 */
export async function saveResponse(
  db: Database,
  user: Owner,
  input: SaveInput,
  options: { visitorId: string | null; isDemo: boolean; most: number },
): Promise<{ id: string; hasImage: boolean }> {
  const saved = await db.transaction().execute((trx) =>
    changingSaved(trx, user.id, async () => {
      const isNew = await createOnce(trx, user, input, options.isDemo)
      const { wasDeleted, ...kept } = await bringUpToDate(trx, user, input, options.visitorId)
      if (isNew || wasDeleted) await requireRoom(trx, user, options.most)
      return kept
    }),
  )
  await publish({ type: 'changed', userId: user.id, topic: 'saved' })
  return saved
}

/** Creates the record if there is none with this key. @returns whether there was none */
async function createOnce(trx: Database, user: Owner, input: SaveInput, isDemo: boolean) {
  const now = new Date()
  const exchange = await trx
    .selectFrom('exchanges')
    .select('isDemo')
    .where('id', '=', input.idempotencyKey)
    .executeTakeFirst()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('savedResponses')
    .values({
      id: randomUUID(),
      userId: user.id,
      idempotencyKey: input.idempotencyKey,
      title: input.title,
      titleSort: fold(input.title),
      prompt: input.prompt,
      response: input.response,
      category: input.category,
      isDemo: exchange?.isDemo ?? isDemo,
      hasImage: false,
      hasTags: false,
      searchText: searchColumn([input.title, input.prompt, input.response]),
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'idempotencyKey']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function bringUpToDate(
  trx: Database,
  user: Owner,
  input: SaveInput,
  visitorId: string | null,
) {
  const old = await trx
    .updateTable('savedResponses')
    .set({ updatedAt: new Date() })
    .where('userId', '=', user.id)
    .where('idempotencyKey', '=', input.idempotencyKey)
    .returning(['id', 'prompt', 'response', 'hasImage', 'deletedAt'])
    .executeTakeFirstOrThrow()
  const isClaimed =
    input.imageId !== null &&
    (await claimImage(trx, {
      imageId: input.imageId,
      userId: user.id,
      visitorId,
      savedId: old.id,
    }))
  const hasImage = old.hasImage || isClaimed
  const { title } = input
  await trx
    .updateTable('savedResponses')
    .set({
      title,
      titleSort: fold(title),
      category: input.category,
      searchText: searchColumn([title, old.prompt, old.response]),
      hasImage,
      hasTags: input.tags.length > 0,
      deletedAt: null,
    })
    .where('id', '=', old.id)
    .execute()
  await replaceTags(trx, user.id, old.id, input.tags)
  return { id: old.id, hasImage, wasDeleted: old.deletedAt !== null }
}
