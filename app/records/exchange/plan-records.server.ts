import type { RecordKind } from '../../../db/schema.ts'
import { reservedIds } from '../../paths.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { countText } from '../../ui/format-number.ts'
import { isContentId } from '../content/content.ts'
import type { ContentOf, Noun, Reference } from '../noun.ts'
import { labelOf, type RecordRow, readContent } from '../store/stored-record.server.ts'
import { isSame } from '../store/written.server.ts'
import { placeWords } from './place-words.ts'
import type { Planned } from './plan.ts'

/** A record of the file that can be stored, and what stands in its place now. */
export type Step<N extends Noun = Noun> = {
  noun: N
  planned: Planned
  id: string
  row: RecordRow | undefined
  /** As it will be stored, its parts with their ids. */
  content: ContentOf<N>
}

/** The ids of a noun's records that are there, or come with the same file. */
export type StoredIds = Map<RecordKind, Set<string>>

/** What is said of a record that stays out. */
const refusalTexts = {
  noId: 'Manca il suo identificativo, oppure contiene caratteri non adatti.',
  twice: 'Lo stesso identificativo compare due volte nel file: non so quale scegliere.',
  inTrash: 'È nel cestino: prima riprendila da lì, poi importa di nuovo.',
  wrongValue: 'il file contiene un valore di un altro tipo.',
} as const

const incomplete = 'Prima di pubblicare manca ancora qualcosa.'

/**
 * Judges the records of one noun, one by one, by what a draft of it passes and what must stand for
 * it. Stores nothing.
 * @param file as they stand in it
 * @param options.notes by the place of the record, from 0
 * @param options.storedIds of the nouns before; the ids of this one are added
 * @returns those that change something, in the order in which they can be stored, and all of them
 *   as they are told
 */
export async function planRecords<N extends Noun>(
  db: Database,
  noun: N,
  file: readonly unknown[],
  { notes, storedIds }: { notes: ReadonlyMap<number, string[]>; storedIds: StoredIds },
): Promise<{ steps: Step<N>[]; planned: Planned[] }> {
  const ids = file.map(idIn)
  const rows = await allRows(db, noun)
  const twice = repeated(ids)
  const there = [...rows.values()].filter(({ deletedAt }) => !deletedAt)
  storedIds.set(noun.name, new Set(there.map(({ id }) => id)))
  const keys = new Map(there.flatMap((row) => (row.uniqueKey ? [[row.uniqueKey, row]] : [])))
  let room = noun.most - there.length
  const planned: Planned[] = []
  const judged: Step<N>[] = []
  for (const [index, record] of file.entries()) {
    const id = ids[index] ?? null
    const row = rows.get(id ?? '')
    const told = toldOf(noun, { index, id, row, record, notes: notes.get(index) ?? [] })
    planned.push(told)
    const refusal = placeRefusal(noun, { id, row, twice, isFull: room <= 0 })
    const step = refusal ?? stepOf(noun, record, { id: id ?? '', row, told })
    const reason = typeof step === 'string' ? step : takenText(step, keys)
    if (typeof step === 'string' || reason !== null) {
      Object.assign(told, { state: 'refused', reason })
      continue
    }
    judged.push(step)
    if (!row) room -= 1
  }
  const steps = withReferences(noun, judged, storedIds)
  return { steps: steps.filter(({ planned: { state } }) => state !== 'unchanged'), planned }
}

/** Every row of the noun, deleted ones too, by id. */
async function allRows(db: Database, { name }: Noun): Promise<Map<string, RecordRow>> {
  const rows = await db.selectFrom('records').selectAll().where('noun', '=', name).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function repeated(ids: readonly (string | null)[]): Set<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const id of ids) {
    if (id !== null && seen.has(id)) twice.add(id)
    if (id !== null) seen.add(id)
  }
  return twice
}

type Place = {
  id: string | null
  row: RecordRow | undefined
  twice: ReadonlySet<string>
  isFull: boolean
}

/** Why nothing can be stored under this id; null: something can. */
function placeRefusal({ most, words }: Noun, { id, row, twice, isFull }: Place): string | null {
  if (id === null) return refusalTexts.noId
  if (twice.has(id)) return refusalTexts.twice
  if (row) return row.deletedAt ? refusalTexts.inTrash : null
  return isFull ? `Sarebbe di troppo: il massimo è di ${countText(most)} ${words.many}.` : null
}

type Judged = { id: string; row: RecordRow | undefined; told: Planned }

/** The record as it would be stored; or what is wrong first, and where. */
function stepOf<N extends Noun>(
  noun: N,
  record: unknown,
  { id, row, told }: Judged,
): Step<N> | string {
  const result = noun.draft.safeParse(record, { error: () => refusalTexts.wrongValue })
  if (!result.success) {
    const [issue] = result.error.issues
    const place = placeWords(issue?.path ?? [], noun.labels)
    const what = issue?.message ?? refusalTexts.wrongValue
    return place ? `Nel suo campo «${place}»: ${what}` : what
  }
  const former = row ? readContent(noun, row.draft ?? row.content).content : null
  const content = noun.fitted(result.data as never, former as never) as ContentOf<N>
  if (former && isSame(former, content)) told.state = 'unchanged'
  else if (!noun.schema.safeParse(content).success) told.notes.push(incomplete)
  if (former) told.changes = changedFields(noun, former, content)
  return { noun, planned: told, id, row, content }
}

const changedFields = (noun: Noun, former: object, content: object): string[] =>
  Object.keys(noun.labels)
    .filter((name) => !isSame(fieldIn(former, name) ?? null, fieldIn(content, name) ?? null))
    .map((name) => labelOf(noun, name))

/** Why another record has what only one may have; null: it is free. */
function takenText<N extends Noun>(
  { noun, id, row, content }: Step<N>,
  keys: Map<string, Pick<RecordRow, 'id' | 'title'>>,
): string | null {
  const key = noun.unique(content as never)
  const former = row?.uniqueKey ?? null
  if (former !== null && former !== key && keys.get(former)?.id === id) keys.delete(former)
  if (key === null) return null
  const other = keys.get(key)
  if (other && other.id !== id) return `C'è già «${other.title}» al suo posto.`
  keys.set(key, { id, title: noun.title(content as never) })
  return null
}

/**
 * The records for which all stands that they need, behind those of the same file that they need;
 * the others are refused.
 */
function withReferences<N extends Noun>(
  noun: N,
  judged: readonly Step<N>[],
  storedIds: StoredIds,
): Step<N>[] {
  const ordered: Step<N>[] = []
  let left = judged
  for (;;) {
    const waiting = left.filter((step) => {
      if (missingFor(step, storedIds)) return true
      storedIds.get(noun.name)?.add(step.id)
      ordered.push(step)
      return false
    })
    if (waiting.length === left.length || waiting.length === 0) {
      left = waiting
      break
    }
    left = waiting
  }
  for (const step of left) {
    const ref = missingFor(step, storedIds)
    const reason = ref && missingText(noun, ref)
    Object.assign(step.planned, { state: 'refused', reason })
  }
  return ordered
}

const missingFor = <N extends Noun>({ noun, content }: Step<N>, storedIds: StoredIds) =>
  noun.refs(content as never).find((ref) => !storedIds.get(ref.noun)?.has(ref.id)) ?? null

const missingText = (noun: Noun, { id, field }: Reference) =>
  `Quello che ha in «${labelOf(noun, field)}» («${id}») qui non c'è: importalo prima, o nello stesso file.`

type Told = {
  index: number
  id: string | null
  row: RecordRow | undefined
  record: unknown
  notes: readonly string[]
}

const toldOf = ({ name, words }: Noun, { index, id, row, record, notes }: Told): Planned => ({
  ...{ noun: name, what: words.one, place: index + 1, id, title: titleIn(record) },
  state: row ? 'changed' : 'new',
  ...{ reason: null, changes: [], notes: [...notes], version: row?.version ?? null },
})

const fieldIn = (record: unknown, field: string): unknown =>
  typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[field] : null

function idIn(record: unknown): string | null {
  const id = fieldIn(record, 'id')
  return typeof id === 'string' && isContentId(id) && !reservedIds.includes(id) ? id : null
}

const longestTitle = 160

function titleIn(record: unknown): string | null {
  const title = fieldIn(record, 'title') ?? fieldIn(record, 'name')
  return typeof title === 'string' && title.trim() ? title.trim().slice(0, longestTitle) : null
}
