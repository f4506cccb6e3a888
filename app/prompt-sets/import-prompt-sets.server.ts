import { professions as builtInProfessions } from '../../db/content/professions/all.ts'
import { searchForm } from '../../db/normalize.ts'
import { reservedIds } from '../paths.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { type Change, changeRecords } from '../records/store/change-records.server.ts'
import { type RecordRow, storedRecord } from '../records/store/stored-record.server.ts'
import { insertRecord, isSame, replaceRecord } from '../records/store/written.server.ts'
import { countedWords } from '../records/words.ts'
import { builtInSets } from './built-in.server.ts'
import { type ImportedSet, importedSetsSchema } from './imported-sets.server.ts'
import { professionRows, type SetContent, setRows } from './placed-sets.server.ts'
import { everydaySetId } from './prompt-set.ts'
import { promptSetNoun } from './prompt-set-noun.ts'
import { withTemplateIds } from './template-ids.ts'

/** What an import did, in numbers of sets. */
export type ImportCounts = {
  created: number
  /** Their former content is among their versions. */
  replaced: number
  unchanged: number
  /** Stored without profession: the sync tool can find it by title. */
  unlinked: number
}

/**
 * A set on its way to its place. `id`: the one it wishes, '' for any; `isPublished` null: as the set
 * that is there, else published.
 */
type Incoming = { id: string; isPublished: boolean | null; content: SetContent }

/**
 * 'Importa Dataset': the built-in set of every built-in profession and of everyday life, in one
 * transaction. What it replaces stays among the versions; doing so again changes nothing. A built-in
 * profession that is not stored has no place for its set.
 * @returns counts, and the titles of professions left out
 * @throws KnownFailure 403 for whoever may not
 */
export function importDataset(
  db: Database,
  actor: Actor,
): Promise<ImportCounts & { leftOut: string[] }> {
  return changeRecords(db, actor, async (change) => {
    const stored = await professionIds(change.trx)
    const counts = await putInPlaces(
      change,
      builtInSets.filter(({ content }) => stored.has(content.professionId)),
    )
    const leftOut = builtInProfessions.filter(({ id }) => !stored.has(id))
    return { ...counts, leftOut: leftOut.map(({ title }) => title) }
  })
}

/**
 * Sets from a file, all or none: our own export, or the older shape without ids. A set of a
 * profession takes the place of the one it has; one whose profession is not said or not known is
 * stored without, under its title.
 * @throws KnownFailure 403 for whoever may not, 400 that says which set is wrong and how
 */
export function importPromptSets(db: Database, actor: Actor, file: unknown): Promise<ImportCounts> {
  return changeRecords(db, actor, async (change) => {
    const stored = await professionIds(change.trx)
    const sets = parsedFile(file).map((set) => incoming(set, stored))
    const places = new Set<string>()
    for (const [index, set] of sets.entries()) {
      const place = placeOf(set)
      if (places.has(place)) {
        throw wrongFile(index, 'è il secondo per la stessa professione o con lo stesso titolo.')
      }
      places.add(place)
    }
    return putInPlaces(change, sets)
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

/** Everyday life too. */
async function professionIds(trx: Database): Promise<Set<string>> {
  const rows = await professionRows(trx).execute()
  return new Set([everydaySetId, ...rows.map(({ id }) => id)])
}

/** The set as it will be stored; a profession that does not exist is kept as a title. */
function incoming(set: ImportedSet, professions: ReadonlySet<string>): Incoming {
  const { id, blocks, templates, isPublished } = set
  const isEveryday = set.professionId === null && id === everydaySetId
  const wished = isEveryday ? everydaySetId : (set.professionId ?? '')
  const isKnown = professions.has(wished)
  const isNameless = !isKnown && !set.professionTitle && !set.title
  const professionTitle = (isNameless ? set.professionId : set.professionTitle) ?? ''
  const professionId = isKnown ? wished : ''
  return {
    id: wishedId(set),
    isPublished,
    content: { professionId, professionTitle, title: set.title ?? '', blocks, templates },
  }
}

/** The file's id where it can stand in an address; only the set of everyday life has its own. */
function wishedId({ id, professionId }: ImportedSet): string {
  if (id === null || !/^[\w-]{1,100}$/.test(id) || reservedIds.includes(id)) return ''
  return id === everydaySetId && professionId !== null ? '' : id
}

const placeOf = ({ id, content: { professionId, professionTitle, title } }: Incoming): string =>
  professionId === ''
    ? `title ${searchForm(professionTitle || title || id)}`
    : `profession ${professionId}`

/**
 * Stores sets where they belong and counts what that did; a set that is found there keeps its id.
 * One without profession takes the place of one with its title, so that importing twice leaves one.
 */
async function putInPlaces(change: Change, sets: readonly Incoming[]): Promise<ImportCounts> {
  const placed = await setRows(change.trx)
  const all = await change.trx
    .selectFrom('records')
    .selectAll()
    .where('noun', '=', promptSetNoun.name)
    .execute()
  const byId = new Map(all.map((row) => [row.id, row]))
  const loose = all.filter(({ uniqueKey, deletedAt }) => uniqueKey === null && !deletedAt)
  const byTitle = new Map(loose.map((row) => [placeOfRow(row), row]))
  const counts: ImportCounts = { created: 0, replaced: 0, unchanged: 0, unlinked: 0 }
  for (const set of sets) {
    const { professionId } = set.content
    const found = professionId === '' ? byTitle.get(placeOf(set)) : placed.get(professionId)
    counts[await putOne(change, set, found, byId.get(set.id))] += 1
    if (professionId === '') counts.unlinked += 1
  }
  const imported = counts.created + counts.replaced
  if (imported > 0) {
    const about = countedWords(promptSetNoun.words, imported)
    await change.register({ act: 'setsImported', about })
  }
  return counts
}

const placeOfRow = (row: RecordRow) =>
  placeOf({ id: row.id, isPublished: null, content: storedRecord(promptSetNoun, row).working })

/** @param namesake the row with the wished id, deleted or in another place; undefined: none */
async function putOne(
  change: Change,
  { id: wished, isPublished: wishes, content: sent }: Incoming,
  found: RecordRow | undefined,
  namesake: RecordRow | undefined,
): Promise<'created' | 'replaced' | 'unchanged'> {
  const stored = found && storedRecord(promptSetNoun, found)
  const isPublished = wishes ?? (stored ? stored.content !== null : true)
  const templates = withTemplateIds(sent.templates, stored?.working.templates)
  const content = { ...sent, templates }
  const copies = isPublished ? { content, draft: null } : { content: null, draft: content }
  if (found) {
    const isThere = isSame(stored?.working, content) && (found.content !== null) === isPublished
    if (isThere) return 'unchanged'
    await replaceRecord(change, promptSetNoun, found, copies, 'imported')
    return 'replaced'
  }
  if (namesake?.deletedAt) {
    await replaceRecord(change, promptSetNoun, namesake, copies, 'imported')
  } else {
    const id = wished === '' || namesake ? undefined : wished
    await insertRecord(change, promptSetNoun, copies, { ...(id && { id }), act: 'imported' })
  }
  return 'created'
}
