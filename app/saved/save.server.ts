import { randomUUID } from 'node:crypto'
import { normalize, searchColumn } from '../../db/normalize.ts'
import type { Owner } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { orderedNow } from '../platform/ordered-now.server.ts'
import { isSeen } from '../platform/seen.ts'
import { claimGeneratedPicture } from '../records/pictures/generated-pictures.server.ts'
import { firstHeading } from '../ui/markdown/markdown-tree.ts'
import { parseMarkdown } from '../ui/markdown/parse-markdown.ts'
import { defaultTitle, savedLimits, savedTexts } from './saved.ts'
import { requireSavedRoom, type SavedCeilings } from './saved-ceiling.server.ts'
import { savedRefusals } from './saved-refusals.server.ts'
import { type SaveInput, saveSchema } from './saved-schema.ts'
import { changingSaved } from './saved-writes.server.ts'
import { replaceTags } from './tags.server.ts'
import { mergedVersions, withShownLast } from './versions.ts'

/** Reads the body of a save. @throws KnownFailure 400, its message the catalogue's */
export function parseSave(body: unknown): SaveInput {
  const parsed = saveSchema.safeParse(body)
  const isBlank = (value: unknown) => typeof value !== 'string' || !isSeen(value)
  const { title, prompt, response } = (body ?? {}) as Record<string, unknown>
  if (isBlank(prompt) || isBlank(response)) throw missing(savedRefusals.empty)
  if (title !== null && isBlank(title)) throw missing('Controlla i campi: manca il titolo.')
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new KnownFailure('Invalid fields', 400, issue?.message ?? savedTexts.saveFailed)
}

const missing = (text: string) => new KnownFailure('Missing required fields', 400, text)

/**
 * Keeps an answer as a response of `user`. The same key again (a double click, a retry, a version
 * more) changes the one response and brings it back if it was deleted; no version that it holds is
 * lost.
 * @param options.visitorId who made the picture before signing in
 * @param options.isDemo whether an answer without a recorded generation comes from the demo
 * @throws KnownFailure 409 when there is no room for it
 */
export async function saveResponse(
  db: Database,
  user: Owner,
  input: SaveInput,
  options: { visitorId: string | null; isDemo: boolean; ceilings: SavedCeilings },
): Promise<{ id: string; hasImage: boolean }> {
  const saved = await db.transaction().execute((trx) =>
    changingSaved(trx, user.id, async () => {
      const old = await findByKey(trx, user, input)
      const stored = await store(trx, user, input, { old, isDemo: options.isDemo })
      const hasImage = await takeImage(trx, user, input, { stored, visitorId: options.visitorId })
      if (input.tags) await replaceTags(trx, user.id, stored.id, input.tags)
      const isAdded = !old || old.deletedAt !== null
      await requireSavedRoom(trx, user, options.ceilings, { isAdded })
      return { id: stored.id, hasImage }
    }),
  )
  return saved
}

const findByKey = (trx: Database, user: Owner, { idempotencyKey }: SaveInput) =>
  trx
    .selectFrom('savedResponses')
    .select(['title', 'prompt', 'response', 'turns', 'category', 'hasTags', 'deletedAt'])
    .where('userId', '=', user.id)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()

type Stored = { id: string; hasImage: boolean }

async function store(
  trx: Database,
  user: Owner,
  { idempotencyKey, prompt, tags, answerKind, ...sent }: SaveInput,
  { old, isDemo }: { old: Awaited<ReturnType<typeof findByKey>>; isDemo: boolean },
): Promise<Stored> {
  const now = orderedNow()
  const { category = old?.category ?? null } = sent
  const title = sent.title ?? old?.title ?? makeTitle(sent.response)
  const generation = await trx
    .selectFrom('generations')
    .select('isDemo')
    .where('id', '=', idempotencyKey)
    .executeTakeFirst()
  const { response, turns } = old ? mergedVersions(old, sent) : withShownLast(sent)
  const changed = {
    title,
    titleSort: normalize(title),
    category,
    searchText: searchColumn([title, old?.prompt ?? prompt, response]),
    response,
    turns,
    hasTags: tags ? tags.length > 0 : (old?.hasTags ?? false),
    updatedAt: now,
    deletedAt: null,
  }
  return trx
    .insertInto('savedResponses')
    .values({
      ...changed,
      id: randomUUID(),
      userId: user.id,
      idempotencyKey,
      prompt,
      answerKind: answerKind ?? null,
      isDemo: generation?.isDemo ?? isDemo,
      hasImage: false,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'idempotencyKey']).doUpdateSet(changed))
    .returning(['id', 'hasImage'])
    .executeTakeFirstOrThrow()
}

function makeTitle(response: string): string {
  const heading = firstHeading(parseMarkdown(response)) ?? ''
  return (isSeen(heading) ? heading : defaultTitle).slice(0, savedLimits.title)
}

/** Gives the saved response the picture that was sent along. @returns whether it has one */
async function takeImage(
  trx: Database,
  user: Owner,
  { imageId }: SaveInput,
  { stored: { id, hasImage }, visitorId }: { stored: Stored; visitorId: string | null },
): Promise<boolean> {
  if (imageId === null) return hasImage
  const isTaken = await claimGeneratedPicture(trx, {
    imageId,
    userId: user.id,
    visitorId,
    savedId: id,
  })
  if (!isTaken || hasImage) return hasImage
  await trx.updateTable('savedResponses').set({ hasImage: true }).where('id', '=', id).execute()
  return true
}
