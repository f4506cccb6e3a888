import { professions as builtInProfessions } from '../../db/content/professions/all.ts'
import { promptSets as builtInSets } from '../../db/content/prompt-sets/all.ts'
import type { PromptSetContent } from '../../db/content-types.ts'
import { searchForm } from '../../db/fold.ts'
import { reservedIds } from '../paths.ts'
import { type Actor, requireAdministrator } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'
import { changeContentVersion } from '../records/version/content-version.server.ts'
import { nextMoment } from '../records/version/record-version.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { type ImportedSet, importedSetsSchema, type TemplateInput } from './prompt-set-schema.ts'
import {
  freeSetId,
  isSameContent,
  lockSets,
  type StoredSet,
  setAside,
  setInPlace,
  withinSets,
  withTemplateIds,
} from './stored-sets.server.ts'

/** What an import did, in numbers of sets. */
export type ImportCounts = {
  created: number
  /** Their former content is in the trash. */
  replaced: number
  unchanged: number
  /** Stored without profession: the sync tool can find it by title. */
  unlinked: number
}

/**
 * A set on its way to its place; templates without id get one there. `isPublished` null: as the set
 * that is there, else published.
 */
type Incoming = Omit<PromptSetContent, 'templates' | 'isPublished'> & {
  templates: TemplateInput[]
  isPublished: boolean | null
}

const nothing: ImportCounts = { created: 0, replaced: 0, unchanged: 0, unlinked: 0 }

/**
 * 'Importa Dataset': the built-in set of every built-in profession and of everyday life, in one
 * transaction. What it replaces goes to the trash when it differs; doing so
 * again changes nothing. A built-in profession that is not stored has no place for its set.
 * @returns counts, and the titles of professions left out
 */
export async function importDataset(
  db: Database,
  actor: Actor,
): Promise<ImportCounts & { leftOut: string[] }> {
  requireAdministrator(actor)
  return db.transaction().execute(async (trx) => {
    await lockSets(trx)
    const stored = await professionIds(trx)
    const isPlaced = ({ professionId }: PromptSetContent) =>
      professionId === null || stored.has(professionId)
    const counts = { ...nothing }
    await withinSets(trx, async () => {
      for (const set of builtInSets.filter(isPlaced)) await putInPlace(trx, actor, set, counts)
    })
    await noteImport(trx, actor, counts)
    const leftOut = builtInProfessions.filter(({ id }) => !stored.has(id))
    return { ...counts, leftOut: leftOut.map(({ title }) => title) }
  })
}

/**
 * Sets from a file, all or none: our own export, or the older shape without ids. A set of a
 * profession takes the place of the one it has; one whose profession is not said or not known is
 * stored without, under its title.
 * @throws KnownFailure 400 that says which set is wrong and how
 */
export async function importPromptSets(
  db: Database,
  actor: Actor,
  file: unknown,
): Promise<ImportCounts> {
  requireAdministrator(actor)
  const sets = parsedFile(file)
  return db.transaction().execute(async (trx) => {
    await lockSets(trx)
    const stored = await professionIds(trx)
    const unlinked = await unlinkedSets(trx)
    const places = new Set<string>()
    const counts = { ...nothing }
    await withinSets(trx, async () => {
      for (const [index, set] of sets.entries()) {
        const content = toIncoming(set, stored)
        const place = describePlace(content)
        if (places.has(place)) {
          throw wrongFile(index, 'è il secondo per la stessa professione o con lo stesso titolo.')
        }
        places.add(place)
        await putInPlace(trx, actor, content, counts, unlinked.get(place))
        if (isUnlinked(content)) counts.unlinked += 1
      }
    })
    await noteImport(trx, actor, counts)
    return counts
  })
}

function parsedFile(file: unknown): ImportedSet[] {
  const result = importedSetsSchema.safeParse(file)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const [index] = issue?.path ?? []
  if (!issue || typeof index !== 'number') {
    throw new KnownFailure('INVALID', 400, `${issue?.message ?? 'Il file non si legge'}.`)
  }
  const [list, place] = issue.path.slice(1)
  const names: Record<string, string> = { blocks: 'blocco', templates: 'template' }
  const part =
    typeof list === 'string' && typeof place === 'number'
      ? `${names[list] ?? list} ${place + 1}: `
      : ''
  throw wrongFile(index, `${part}${issue.message}.`)
}

const wrongFile = (index: number, what: string) =>
  new KnownFailure('INVALID', 400, `Set ${index + 1} del file: ${what} Non ho importato nulla.`)

async function professionIds(trx: Database): Promise<Set<string>> {
  const rows = await trx.selectFrom('professions').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** The set as it will be stored; a profession that does not exist is kept as a title. */
function toIncoming(set: ImportedSet, professions: ReadonlySet<string>): Incoming {
  const isKnown = set.professionId !== null && professions.has(set.professionId)
  const isNameless = !isKnown && !set.professionTitle && !set.title
  return {
    id: wishedId(set),
    isPublished: set.isPublished,
    professionId: isKnown ? set.professionId : null,
    professionTitle: isNameless ? set.professionId : set.professionTitle,
    title: set.title,
    blocks: set.blocks,
    templates: set.templates,
  }
}

/** The file's id where it can stand in an address; only the set of everyday life has its own. */
function wishedId({ id, professionId }: ImportedSet): string {
  if (id === null || !/^[\w-]{1,100}$/.test(id) || reservedIds.includes(id)) return ''
  return id === everydaySetId && professionId !== null ? '' : id
}

type Placed = Pick<PromptSetContent, 'id' | 'professionId' | 'professionTitle' | 'title'>

const isUnlinked = ({ id, professionId }: Placed) => professionId === null && id !== everydaySetId

const describePlace = (set: Placed): string =>
  isUnlinked(set)
    ? `title ${searchForm(set.professionTitle ?? set.title ?? set.id)}`
    : `profession ${set.professionId ?? everydaySetId}`

/** The stored sets without profession by their place, so that importing twice leaves one. */
async function unlinkedSets(trx: Database): Promise<Map<string, StoredSet>> {
  const sets = await trx
    .selectFrom('promptSets')
    .selectAll()
    .where('professionId', 'is', null)
    .execute()
  return new Map(sets.map((set) => [describePlace(set), set]))
}

/** Stores `set` where it belongs and counts what that did; the set found there keeps its id. */
async function putInPlace(
  trx: Database,
  actor: Actor,
  set: Incoming,
  counts: ImportCounts,
  present?: StoredSet,
): Promise<void> {
  const found = present ?? (isUnlinked(set) ? undefined : await setInPlace(trx, set.professionId))
  const { id: wished, ...incoming } = set
  const content = {
    ...incoming,
    isPublished: set.isPublished ?? found?.isPublished ?? true,
    templates: withTemplateIds(set.templates, found?.templates),
  }
  if (!found) {
    const id = await freeSetId(trx, wished || null)
    const now = new Date()
    await trx
      .insertInto('promptSets')
      .values({ id, ...content, createdAt: now, updatedAt: now })
      .execute()
    counts.created += 1
  } else if (isSameContent(found, content)) {
    counts.unchanged += 1
  } else {
    await setAside(trx, actor, found)
    await trx
      .updateTable('promptSets')
      .set({ ...content, updatedAt: nextMoment(found.updatedAt) })
      .where('id', '=', found.id)
      .execute()
    counts.replaced += 1
  }
}

async function noteImport(trx: Database, actor: Actor, { created, replaced }: ImportCounts) {
  if (created + replaced === 0) return
  await changeContentVersion(trx)
  await recordActivity(trx, { kind: 'datasetImported', actorId: actor.id })
}
