import type { ZodType } from 'zod'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { versionOf } from '../records/form/form-answer.ts'
import { noteContent } from '../records/version/change-content.server.ts'
import { Conflict, nextMoment } from '../records/version/record-version.server.ts'
import { everydaySetId } from './prompt-set.ts'
import {
  type PromptSetInput,
  promptSetChangesSchema,
  promptSetSchema,
  promptSetTexts,
} from './prompt-set-schema.ts'
import {
  changeSets,
  everydayTitle,
  findProfessionTitle,
  freeSetId,
  readSet,
  removeSet,
  type StoredSet,
  setAside,
  setInPlace,
  titleOfSet,
  withTemplateIds,
} from './stored-sets.server.ts'

const conflictText = "Un'altra persona ha salvato questo set mentre lo modificavi."

/** What was asked on purpose: to put the set in the place of the one that is there. */
type Replacing = { replace?: boolean }

export type SaveOptions = Replacing & {
  /** When the form was read: `updatedAt` of the set it showed. Without it nothing is compared. */
  seen?: Date | null
  /** The version of somebody else that is replaced, as its form carries it; it goes to the trash. */
  overwrite?: string | undefined
}

/**
 * Stores a new set with an id, dates and template ids of its own. It is a draft, unless it takes the
 * place of a published one.
 * @param input as the form sends it; `professionId` may be `everydaySetId`
 * @returns the id
 * @throws KnownFailure 400 with the catalogue's text; 409 HAS_SET when the profession has a set and
 * `replace` was not asked for
 */
export function createPromptSet(
  db: Database,
  actor: Actor,
  input: unknown,
  { replace = false }: Replacing = {},
): Promise<string> {
  return changeSets(db, actor, async (trx) => {
    const set = parsed(promptSetSchema, input)
    const title = await titleOfPlace(trx, set.professionId)
    const professionId = set.professionId === everydaySetId ? null : set.professionId
    const former = await clearPlace(trx, actor, professionId, { replace, title })
    const id = await freeSetId(trx, professionId === null ? everydaySetId : null)
    const now = new Date()
    await trx
      .insertInto('promptSets')
      .values({
        id,
        isPublished: former?.isPublished ?? false,
        professionId,
        professionTitle: professionId === null ? null : title,
        title: null,
        blocks: set.blocks,
        templates: withTemplateIds(set.templates.map((one) => ({ ...one, id: null }))),
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    await noteContent(trx, actor, 'promptSetCreated', { id, title })
    return id
  })
}

/**
 * Changes what is given and `updatedAt`, nothing else.
 * @param input some of `professionId`, `blocks` and `templates`
 * @throws KnownFailure 400 with the catalogue's text; 404; 409 CONFLICT when somebody saved
 * after `seen`; 409 HAS_SET when the new profession has a set and `replace` was not asked for
 */
export function savePromptSet(
  db: Database,
  actor: Actor,
  id: string,
  input: unknown,
  { seen = null, overwrite, replace = false }: SaveOptions = {},
): Promise<void> {
  return changeSets(db, actor, async (trx) => {
    const changes = parsed(promptSetChangesSchema, input)
    const stored = await readSet(trx, id)
    const isConflict = seen !== null && stored.updatedAt.getTime() !== seen.getTime()
    if (isConflict && overwrite !== versionOf(stored.updatedAt)) {
      throw new Conflict(conflictText, versionOf(stored.updatedAt))
    }
    if (isConflict) await setAside(trx, actor, stored)
    const place = await movedTo(trx, actor, stored, changes.professionId, replace)
    await trx
      .updateTable('promptSets')
      .set({
        ...place,
        ...(changes.blocks && { blocks: changes.blocks }),
        ...(changes.templates && { templates: withTemplateIds(changes.templates) }),
        updatedAt: nextMoment(stored.updatedAt),
      })
      .where('id', '=', id)
      .execute()
    const title = place.professionTitle ?? titleOfSet(stored)
    await noteContent(trx, actor, 'promptSetChanged', { id, title })
  })
}

/** Deletes a set, which stays in the trash for 30 days. @throws KnownFailure 404 */
export function deletePromptSet(db: Database, actor: Actor, id: string): Promise<void> {
  return changeSets(db, actor, async (trx) => {
    const stored = await readSet(trx, id)
    await removeSet(trx, actor, stored)
    await noteContent(trx, actor, 'promptSetDeleted', { id, title: titleOfSet(stored) })
  })
}

/**
 * Shows a set to everybody, or to administrators alone. Its content and `updatedAt` stay, so that no
 * edit under way conflicts.
 * @throws KnownFailure 403 for customers, 404 when it is gone
 */
export function publishPromptSet(
  db: Database,
  actor: Actor,
  id: string,
  isPublished: boolean,
): Promise<void> {
  return changeSets(db, actor, async (trx) => {
    const stored = await readSet(trx, id)
    if (stored.isPublished === isPublished) return
    await trx.updateTable('promptSets').set({ isPublished }).where('id', '=', id).execute()
    const kind = `promptSet${isPublished ? 'Published' : 'Unpublished'}` as const
    await noteContent(trx, actor, kind, { id, title: titleOfSet(stored) })
  })
}

/** The first thing that is wrong, in the order of the form. */
function parsed<Output>(schema: ZodType<Output>, input: unknown): Output {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw new KnownFailure('INVALID', 400, result.error.issues[0]?.message ?? 'Controlla il modulo.')
}

/** @throws KnownFailure 400 for a profession that does not exist (any more) */
async function titleOfPlace(trx: Database, professionId: PromptSetInput['professionId']) {
  if (professionId === everydaySetId) return everydayTitle
  const title = await findProfessionTitle(trx, professionId)
  if (title !== undefined) return title
  throw new KnownFailure('NO_PROFESSION', 400, promptSetTexts.professionMissing)
}

/** @returns the set that was there and is in the trash now */
async function clearPlace(
  trx: Database,
  actor: Actor,
  professionId: string | null,
  { replace, title }: { replace: boolean; title: string },
) {
  const present = await setInPlace(trx, professionId)
  if (!present) return undefined
  if (!replace) {
    throw new KnownFailure('HAS_SET', 409, `«${title}» ha già un set di prompt.`)
  }
  await removeSet(trx, actor, present)
  return present
}

/** What changes when a set goes to another profession. The everyday set stays where it is. */
async function movedTo(
  trx: Database,
  actor: Actor,
  stored: StoredSet,
  wished: string | undefined,
  replace: boolean,
): Promise<Partial<Pick<StoredSet, 'professionId' | 'professionTitle'>>> {
  const place = stored.id === everydaySetId ? everydaySetId : stored.professionId
  if (wished === undefined || wished === place) return {}
  if (wished === everydaySetId || place === everydaySetId) {
    throw new KnownFailure(
      'EVERYDAY',
      400,
      'Il set della vita quotidiana non si scambia con quello di una professione: usa «Duplica».',
    )
  }
  const title = await titleOfPlace(trx, wished)
  await clearPlace(trx, actor, wished, { replace, title })
  return { professionId: wished, professionTitle: title }
}
