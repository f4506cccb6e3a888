import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Template } from '../../db/content-types.ts'
import { searchForm } from '../../db/fold.ts'
import type { PromptSetsTable } from '../../db/schema.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { lockTables } from '../platform/db/lock.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { putInTrash } from '../records/trash/trash.server.ts'
import { changeContent } from '../records/version/change-content.server.ts'
import { withinBound } from '../records/version/within-bound.server.ts'
import { everydaySetId } from './prompt-set.ts'
import type { TemplateInput } from './prompt-set-schema.ts'

export type StoredSet = PromptSetsTable

/** A set as the administrators' lists name it. */
type Named = Pick<StoredSet, 'id' | 'professionTitle' | 'title'>

/** The name of the set without profession, as the door of the workshop names it. */
export const everydayTitle = 'Vita quotidiana'

/** What people know a set by: its profession's title where it has one. */
export const titleOfSet = (set: Named, currentTitle?: string | null): string =>
  set.id === everydaySetId
    ? everydayTitle
    : (currentTitle ?? set.professionTitle ?? set.title ?? 'Senza professione')

export const missingSet = () => new KnownFailure('NOT_FOUND', 404, 'Prompt non trovato')

/** Whoever writes to sets waits here for whoever does: each sees the sets as they finally are. */
export const lockSets = (trx: Database) => lockTables(trx, ['promptSets'])

/** Runs a write to the sets: see `changeContent`. @throws KnownFailure 403 for customers */
export const changeSets = <T>(
  db: Database,
  actor: Actor,
  work: (trx: Database) => Promise<T>,
): Promise<T> => changeContent(db, actor, lockSets, (trx) => withinSets(trx, () => work(trx)))

/** Runs a write that may add sets. @throws KnownFailure 409 FULL when there are too many */
export const withinSets = <T>(trx: Database, work: () => Promise<T>): Promise<T> =>
  withinBound(trx, { table: 'promptSets', what: 'set di prompt' }, work)

/** @throws KnownFailure 404 */
export async function readSet(trx: Database, id: string): Promise<StoredSet> {
  const set = await trx.selectFrom('promptSets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!set) throw missingSet()
  return set
}

/** The set that has the place of `professionId`; of everyday life for null. */
export function setInPlace(
  trx: Database,
  professionId: string | null,
): Promise<StoredSet | undefined> {
  const sets = trx.selectFrom('promptSets').selectAll()
  return (
    professionId === null
      ? sets.where('id', '=', everydaySetId)
      : sets.where('professionId', '=', professionId)
  ).executeTakeFirst()
}

/** The title of a stored profession. @returns undefined when there is none */
export async function findProfessionTitle(trx: Database, id: string): Promise<string | undefined> {
  const profession = await trx
    .selectFrom('professions')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst()
  return profession?.title
}

/**
 * Stored professions by their title, as titles are compared: more than one where it is ambiguous.
 */
export async function professionsByTitle(
  trx: Database,
): Promise<Map<string, { id: string; title: string }[]>> {
  const professions = await trx.selectFrom('professions').select(['id', 'title']).execute()
  return Map.groupBy(professions, ({ title }) => searchForm(title))
}

/** Keeps a set as it is for 30 days, before it is changed or removed. */
export async function setAside(trx: Database, actor: Actor, set: StoredSet): Promise<void> {
  const current = set.professionId ? await findProfessionTitle(trx, set.professionId) : null
  await putInTrash(trx, actor, {
    kind: 'promptSet',
    recordId: set.id,
    title: titleOfSet(set, current),
    record: set,
  })
}

/** Removes a set, which stays in the trash. */
export async function removeSet(trx: Database, actor: Actor, set: StoredSet): Promise<void> {
  await setAside(trx, actor, set)
  await trx.deleteFrom('promptSets').where('id', '=', set.id).execute()
}

/** The wished id when nobody has it; else one of its own. */
export async function freeSetId(trx: Database, wished: string | null): Promise<string> {
  if (wished === null) return randomUUID()
  const taken = await trx
    .selectFrom('promptSets')
    .select('id')
    .where('id', '=', wished)
    .executeTakeFirst()
  return taken ? randomUUID() : wished
}

/**
 * Templates with an id each, all different: its own, else that of the template of the
 * same title in `known`, else a new one.
 */
export function withTemplateIds(
  templates: readonly TemplateInput[],
  known: readonly Template[] = [],
): Template[] {
  const used = new Set<string>()
  const take = (id: string | null | undefined) => {
    if (!id || used.has(id)) return null
    used.add(id)
    return id
  }
  const own = templates.map(({ id }) => take(id))
  return templates.map(({ id: _, ...template }, index) => ({
    id:
      own[index] ??
      take(known.find(({ id, title }) => title === template.title && !used.has(id))?.id) ??
      randomUUID(),
    ...template,
  }))
}

type Content = Pick<StoredSet, 'isPublished' | 'professionTitle' | 'title' | 'blocks' | 'templates'>

/** Whether learners and the sync tools find the same in both. */
export const isSameContent = (one: Content, other: Content): boolean =>
  isDeepStrictEqual(pickContent(one), pickContent(other))

const pickContent = ({ isPublished, professionTitle, title, blocks, templates }: Content) => ({
  isPublished,
  professionTitle,
  title,
  blocks,
  templates,
})
