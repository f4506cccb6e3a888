import { normalize, searchColumn } from '../../db/normalize.ts'
import type { Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { isSavedId, requireOwn } from './read.server.ts'
import { savedTexts } from './saved.ts'
import { requireSavedRoom, type SavedCeilings } from './saved-ceiling.server.ts'
import { savedRefusals } from './saved-refusals.server.ts'
import { correctionSchema, type EditInput, editSchema } from './saved-schema.ts'
import { changingSaved } from './saved-writes.server.ts'
import { replaceTags } from './tags.server.ts'
import { withTurn } from './versions.ts'

/** Reads the form of title and tags. @throws KnownFailure 400 with the text of what is wrong */
export function parseEdit(form: { title: unknown; tags: string[] }): EditInput {
  const parsed = editSchema.safeParse(form)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path[0] === 'tags' ? 'tags' : 'title'
  throw new KnownFailure(`Invalid ${field}`, 400, issue?.message ?? savedTexts.saveFailed)
}

/** Changes title and tags. @throws KnownFailure 404 or 403 */
export async function updateSaved(
  db: Database,
  user: Owner,
  id: string,
  { title, tags }: EditInput,
): Promise<void> {
  await db.transaction().execute((trx) =>
    changingSaved(trx, user.id, async () => {
      const old = await lockOwn(trx, user, id, false)
      const searchText = searchColumn([title, old.prompt, old.response])
      await trx
        .updateTable('savedResponses')
        .set({ title, titleSort: normalize(title), searchText, hasTags: tags.length > 0 })
        .where('id', '=', id)
        .execute()
      await replaceTags(trx, user.id, id, tags)
    }),
  )
}

/**
 * A correction by hand: the text becomes the newest version, the one before stays.
 * @throws KnownFailure 400 with what is wrong with the words, 403, 404, 409 when there is no room
 */
export async function correctSaved(
  db: Database,
  user: Owner,
  id: string,
  { typed, ceilings }: { typed: unknown; ceilings: SavedCeilings },
): Promise<void> {
  const parsed = correctionSchema.safeParse(typed)
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? savedTexts.saveFailed
    throw new KnownFailure('Invalid text', 400, message)
  }
  const response = parsed.data
  await db.transaction().execute((trx) =>
    changingSaved(trx, user.id, async () => {
      const old = await lockOwn(trx, user, id, false)
      if (old.response.trim() === response) return
      const turns = withTurn(old.turns, { answer: old.response, wish: null })
      const searchText = searchColumn([old.title, old.prompt, response])
      await trx
        .updateTable('savedResponses')
        .set({ response, turns, searchText })
        .where('id', '=', id)
        .execute()
      await requireSavedRoom(trx, user, ceilings, { isAdded: false })
    }),
  )
}

/** `restoreSaved` brings it back. Again is no failure. @throws KnownFailure 404 or 403 */
export const deleteSaved = (db: Database, user: Owner, id: string) => setDeleted(db, user, id, true)

/** Brings a deleted response back as it was ('Annulla'). @throws KnownFailure 404 or 403 */
export const restoreSaved = (db: Database, user: Owner, id: string) =>
  setDeleted(db, user, id, false)

async function setDeleted(db: Database, user: Owner, id: string, isDeleted: boolean) {
  await db.transaction().execute((trx) =>
    changingSaved(trx, user.id, async () => {
      const saved = await lockOwn(trx, user, id)
      if ((saved.deletedAt !== null) === isDeleted) return
      await trx
        .updateTable('savedResponses')
        .set({ deletedAt: isDeleted ? new Date() : null })
        .where('id', '=', id)
        .execute()
    }),
  )
}

/** The row, locked by a write, so that parallel changes of it wait for each other. */
async function lockOwn(trx: Database, user: Owner, id: string, isDeleted?: boolean) {
  if (!isSavedId(id)) throw new KnownFailure('NOT_FOUND', 404, savedRefusals.missing)
  const row = await trx
    .updateTable('savedResponses')
    .set({ updatedAt: new Date() })
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .returning(['id', 'title', 'prompt', 'response', 'turns', 'deletedAt'])
    .executeTakeFirst()
  if (!row) await requireOwn(trx, user, id)
  if (!row || (isDeleted !== undefined && (row.deletedAt !== null) !== isDeleted)) {
    throw new KnownFailure('NOT_FOUND', 404, savedRefusals.missing)
  }
  return row
}
