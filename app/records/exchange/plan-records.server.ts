import type { Database } from '../../platform/db/database.server.ts'
import { countText } from '../../ui/count-text.ts'
import type { ContentOf, Noun } from '../noun.ts'
import { labelAt, labelOf } from '../noun.ts'
import {
  type BuiltIn,
  copiesOf,
  hashOf,
  settledHashes,
  standsAsItCame,
} from '../store/built-in.server.ts'
import { isSame, type RecordRow, readContent } from '../store/read.server.ts'
import type { Planned } from './plan.ts'
import { fieldIn, idIn, titleIn } from './read-file.server.ts'
import { type Coming, type Step, type StoredIds, withReferences } from './step.server.ts'

/** What is said of a record that stays out. */
const refusalTexts = {
  noId: 'Manca il suo identificativo, oppure contiene caratteri non adatti.',
  twice: 'Lo stesso identificativo compare due volte nel file: non so quale scegliere.',
  inTrash: 'È nel cestino: prima riprendila da lì, poi importa di nuovo.',
  wrongValue: 'il file contiene un valore di un altro tipo.',
} as const

const notes = {
  incomplete: 'Prima di pubblicare manca ancora qualcosa.',
  fromTrash: 'Torna dal cestino.',
  onlyState: 'Torna pubblicato come è arrivato.',
  touched: "Qui l'avete cambiato: com'è adesso resta tra le versioni.",
} as const

/**
 * Judges the records of one noun, one by one, by what a draft of it passes and what must stand for
 * it. Stores nothing. A record whose place has another id here is taken for that one.
 * @param storedIds of the nouns before; the ids of this one are added
 * @returns those that change something, in the order in which they can be stored, and all of them
 *   as they are told
 */
export async function planRecords<N extends Noun>(
  db: Database,
  noun: N,
  coming: Coming<N>,
  storedIds: StoredIds,
): Promise<{ steps: Step<N>[]; planned: Planned[] }> {
  const rows = await allRows(db, noun)
  const there = [...rows.values()].filter(({ deletedAt }) => !deletedAt)
  storedIds.set(noun.name, new Set(there.map(({ id }) => id)))
  const settled = coming.from === 'product' ? await settledHashes(db, noun) : new Map()
  const ground: Ground = {
    ...{ rows, settled },
    keys: new Map(there.flatMap((row) => (row.uniqueKey ? [[row.uniqueKey, row]] : []))),
    room: noun.most - there.length,
    judged: new Set(),
  }
  const items = itemsOf(coming)
  const twice = repeated(items.map(({ id }) => id))
  const planned: Planned[] = []
  const judged: Step<N>[] = []
  for (const item of items) {
    const told = toldOf(noun, item)
    planned.push(told)
    const { id } = item
    const isTwice = id !== null && twice.has(id)
    const step =
      id === null || isTwice
        ? refusalTexts[isTwice ? 'twice' : 'noId']
        : judge(noun, { ...item, id, told }, ground)
    if (typeof step === 'string') Object.assign(told, { state: 'refused', reason: step })
    else judged.push(step)
  }
  const steps = withReferences(noun, judged, storedIds)
  const removed = removals(noun, coming, there, new Set(judged.map(({ id }) => id)))
  return {
    steps: [...steps.filter(({ planned: { state } }) => state !== 'unchanged'), ...removed],
    planned: [...planned, ...removed.map((step) => step.planned)],
  }
}

type Item<N extends Noun> = {
  record: unknown
  place: number
  id: string | null
  notes: readonly string[]
  builtIn: BuiltIn<N> | null
}

function itemsOf<N extends Noun>(coming: Coming<N>): Item<N>[] {
  if (coming.from === 'file') {
    return coming.records.map((record, at) => ({
      ...{ record, place: at + 1, id: idIn(record), builtIn: null },
      notes: coming.notes.get(at) ?? [],
    }))
  }
  return coming.builtIns.map((builtIn, at) => ({
    ...{ record: builtIn.content, place: at + 1, id: builtIn.id, notes: [], builtIn },
  }))
}

/** What stands here, as it will be once the records before are stored. */
type Ground = {
  rows: ReadonlyMap<string, RecordRow>
  /** By what only one may have. */
  keys: Map<string, Pick<RecordRow, 'id' | 'title'>>
  settled: ReadonlyMap<string, string>
  room: number
  /** The ids of the records before. */
  judged: Set<string>
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

type Judged<N extends Noun> = Item<N> & { id: string; told: Planned }

/** The record as it would be stored; or what is wrong first, and where. */
function judge<N extends Noun>(
  noun: N,
  { record, id: named, builtIn, told }: Judged<N>,
  ground: Ground,
): Step<N> | string {
  const read = readRecord(noun, record)
  if (typeof read === 'string') return read
  const key = noun.unique(read as never)
  const row = rowFor(named, key, ground)
  const id = row?.id ?? named
  const refusal = placeRefusal(noun, { id, key, row, isOurs: builtIn !== null }, ground)
  if (refusal !== null) return refusal
  const former = row ? (readContent(noun, row.draft ?? row.content).content as ContentOf<N>) : null
  const content = builtIn ? builtIn.content : fitted(noun, read, former)
  const title = noun.title(content as never)
  Object.assign(told, { id, title, version: row?.version ?? null })
  if (row && !row.deletedAt) told.state = 'changed'
  if (former) told.changes = changedFields(noun, former, content)
  takePlace({ id, title, key, row }, ground)
  const step = { noun, planned: told, id, row, builtIn }
  if (builtIn) {
    noteBuiltIn(step, former, ground.settled.get(builtIn.id))
    return { ...step, copies: copiesOf(builtIn) }
  }
  if (former && isSame(former, content)) told.state = 'unchanged'
  else if (!noun.schema.safeParse(content).success) told.notes.push(notes.incomplete)
  return { ...step, copies: { content: seenOf(noun, row), draft: content } }
}

const fitted = <N extends Noun>(noun: N, content: ContentOf<N>, former: ContentOf<N> | null) =>
  noun.fitted(content as never, former as never) as ContentOf<N>

/** What everybody sees of a record, which an import from a file leaves. */
const seenOf = <N extends Noun>(noun: N, row: RecordRow | undefined): ContentOf<N> | null =>
  row && row.content !== null ? readContent(noun, row.content).content : null

/** A record of the file by its noun's schema; or what is wrong first, and where. */
function readRecord<N extends Noun>(noun: N, record: unknown): ContentOf<N> | string {
  const result = noun.draft.safeParse(record, { error: () => refusalTexts.wrongValue })
  if (result.success) return result.data as ContentOf<N>
  const [issue] = result.error.issues
  const what = issue?.message ?? refusalTexts.wrongValue
  return issue?.path.length ? `Nel suo campo «${labelAt(noun.labels, issue.path)}»: ${what}` : what
}

type Place = { id: string; key: string | null; row: RecordRow | undefined }

/** Why nothing can be stored there; null: something can. */
function placeRefusal(
  noun: Noun,
  { id, key, row, isOurs }: Place & { isOurs: boolean },
  { keys, room, rows, judged }: Ground,
): string | null {
  if (judged.has(id)) return `C'è già «${rows.get(id)?.title ?? id}» al suo posto.`
  if (row?.deletedAt && !isOurs) return refusalTexts.inTrash
  if ((!row || row.deletedAt) && room <= 0) {
    return `Sarebbe di troppo: il massimo è di ${countText(noun.most)} ${noun.words.many}.`
  }
  const holder = key === null ? undefined : keys.get(key)
  return holder && holder.id !== id ? `C'è già «${holder.title}» al suo posto.` : null
}

function takePlace({ id, title, key, row }: Place & { title: string }, ground: Ground): void {
  ground.judged.add(id)
  if (!row || row.deletedAt) ground.room -= 1
  const former = row?.uniqueKey ?? null
  if (former !== null && former !== key && ground.keys.get(former)?.id === id) {
    ground.keys.delete(former)
  }
  if (key !== null) ground.keys.set(key, { id, title })
}

/** The row that a record is about: the one with its id, else the one that has its place. */
function rowFor(id: string, key: string | null, { rows, keys }: Ground): RecordRow | undefined {
  const here = rows.get(id)
  const holder = key === null ? undefined : rows.get(keys.get(key)?.id ?? '')
  return here && !here.deletedAt ? here : (holder ?? here)
}

/** @param settled the hash of the text that was last taken or declined */
function noteBuiltIn<N extends Noun>(
  { planned, row, builtIn }: Pick<Step<N>, 'planned' | 'row' | 'builtIn'>,
  former: ContentOf<N> | null,
  settled: string | undefined,
): void {
  if (!row || !builtIn) return
  if (standsAsItCame(row, builtIn)) planned.state = 'unchanged'
  else if (row.deletedAt) planned.notes.push(notes.fromTrash)
  else if (planned.changes.length === 0) planned.notes.push(notes.onlyState)
  else if (settled !== hashOf(former)) {
    planned.isTouched = true
    planned.notes.push(notes.touched)
  }
}

/** What administrators added, where it is to go. */
function removals<N extends Noun>(
  noun: N,
  coming: Coming<N>,
  there: readonly RecordRow[],
  kept: ReadonlySet<string>,
): Step<N>[] {
  if (coming.from === 'file' || !coming.removesAdded) return []
  const known = new Set(coming.builtIns.map(({ id }) => id))
  return there
    .filter(({ id }) => !known.has(id) && !kept.has(id))
    .map((row, at) => {
      const item = { record: null, place: at + 1, id: row.id, notes: [], builtIn: null }
      const { id, title, version } = row
      const planned: Planned = { ...toldOf(noun, item), state: 'removed', title, version }
      return { noun, planned, id, row, copies: null, builtIn: null }
    })
}

const changedFields = (noun: Noun, former: object, content: object): string[] =>
  Object.keys(noun.labels)
    .filter((name) => !isSame(fieldIn(former, name) ?? null, fieldIn(content, name) ?? null))
    .map((name) => labelOf(noun, name))

const toldOf = <N extends Noun>(
  { name, words }: N,
  { record, place, id, notes: said }: Item<N>,
): Planned => ({
  ...{ noun: name, what: words.one, place, id, title: titleIn(record), state: 'new' },
  ...{ reason: null, changes: [], notes: [...said], isTouched: false, version: null },
})
