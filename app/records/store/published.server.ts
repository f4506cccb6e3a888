import { setImmediate as breathe } from 'node:timers/promises'
import type { RecordKind } from '../../../db/schema.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { may, type Role } from '../../platform/roles.ts'
import { readContentVersion } from '../content/content-version.server.ts'
import type { ContentOf, Noun } from '../noun.ts'
import { findRow, type RecordRow, readContent, storedRecord } from './read.server.ts'

/** A record as everybody sees it. */
export type PublishedRecord<Content> = {
  id: string
  content: Content
  position: number
  verifiedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

type Row = Pick<
  RecordRow,
  'id' | 'content' | 'position' | 'verifiedAt' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

/** The published records of a noun, by id, in the order of `position` and id. */
type OfNoun = {
  /** The content's version that they stand for. */
  version: number
  records: ReadonlyMap<string, PublishedRecord<unknown>>
}

/** What a process holds in memory of a database. */
type Memory = {
  version: number
  /** When the version was last asked for, in milliseconds; 0: it must be asked now. */
  askedAt: number
  asking: Promise<number> | undefined
  /** How many acts of this process have changed it. */
  acts: number
  nouns: Map<RecordKind, OfNoun>
  loading: Map<RecordKind, Promise<OfNoun>>
}

const memories = new WeakMap<Database, Memory>()

function memoryOf(db: Database): Memory {
  const known = memories.get(db)
  if (known) return known
  const memory: Memory = {
    ...{ version: 0, askedAt: 0, asking: undefined, acts: 0 },
    ...{ nouns: new Map(), loading: new Map() },
  }
  memories.set(db, memory)
  return memory
}

/** How old what is shown may be where another process changed it, in milliseconds. */
export const oldestShown = 1000

/** The published content changed in this process: the next one to ask sees it. */
export function forgetPublished(db: Database): void {
  const memory = memoryOf(db)
  Object.assign(memory, { acts: memory.acts + 1, askedAt: 0, asking: undefined })
}

/**
 * Somebody else asked what the content is called: when it is newer than what is held, whoever asks
 * next sees it. A page that is kept under a version is then rendered from no older one.
 */
export function heardVersion(db: Database, version: string): void {
  if (Number(version) > memoryOf(db).version) forgetPublished(db)
}

/**
 * What everybody sees of a noun, parsed, by id, in the order of `position` and id. It is held in
 * memory: when the content's version moves, the records that changed are read and replaced, at once
 * in the process that wrote and within a second in others. The same map is given until one changes.
 */
export async function published<N extends Noun>(
  db: Database,
  noun: N,
): Promise<ReadonlyMap<string, PublishedRecord<ContentOf<N>>>> {
  const memory = memoryOf(db)
  const version = await currentVersion(db, memory)
  for (;;) {
    const known = memory.nouns.get(noun.name)
    if (known && known.version >= version) {
      return known.records as ReadonlyMap<string, PublishedRecord<ContentOf<N>>>
    }
    // Of many who ask at once one reads; those who asked before a newer version ask again.
    const loading = memory.loading.get(noun.name) ?? load(db, memory, noun, version, known)
    memory.loading.set(noun.name, loading)
    await loading
  }
}

async function currentVersion(db: Database, memory: Memory): Promise<number> {
  if (Date.now() - memory.askedAt < oldestShown) return memory.version
  memory.asking ??= ask(db, memory)
  return memory.asking
}

async function ask(db: Database, memory: Memory): Promise<number> {
  const askedAt = Date.now()
  const { acts } = memory
  try {
    const version = Number(await readContentVersion(db))
    // An act of this process may have ended meanwhile: then this is not known to be the newest.
    if (memory.acts === acts) Object.assign(memory, { version, askedAt })
    return version
  } finally {
    if (memory.acts === acts) memory.asking = undefined
  }
}

async function load(
  db: Database,
  memory: Memory,
  noun: Noun,
  version: number,
  known: OfNoun | undefined,
): Promise<OfNoun> {
  try {
    const records =
      (await recordsAfter(db, noun, known)) ?? (await recordsAfter(db, noun, undefined))
    const next = { version, records: records ?? new Map() }
    memory.nouns.set(noun.name, next)
    return next
  } finally {
    memory.loading.delete(noun.name)
  }
}

/**
 * The published records of a noun in their order, read as far as they changed; the same map when none
 * did.
 * @returns undefined when that is not enough: one that has another id now, or is gone for good, is
 *   not among those that changed
 */
async function recordsAfter(
  db: Database,
  noun: Noun,
  known: OfNoun | undefined,
): Promise<OfNoun['records'] | undefined> {
  const rows = await changedRows(db, noun, known?.version ?? 0)
  const records = new Map(known?.records)
  const isNew = await put(records, noun, rows)
  if (known && records.size !== (await countPublished(db, noun))) return undefined
  return isNew ? new Map([...records].sort(inOrder)) : (known?.records ?? records)
}

/** What changed after a version, what was withdrawn or deleted among it. */
const changedRows = (db: Database, { name }: Noun, after: number): Promise<Row[]> =>
  db
    .selectFrom('records')
    .select(['id', 'content', 'position', 'verifiedAt', 'createdAt', 'updatedAt', 'deletedAt'])
    .where('noun', '=', name)
    .where('changedIn', '>', after)
    .execute()

async function countPublished(db: Database, { name }: Noun): Promise<number> {
  const { count } = await db
    .selectFrom('records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('noun', '=', name)
    .where('content', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Some milliseconds of parsing each. */
const batch = 50

async function put(
  records: Map<string, PublishedRecord<unknown>>,
  noun: Noun,
  rows: readonly Row[],
): Promise<boolean> {
  for (const [place, { deletedAt, content, ...record }] of rows.entries()) {
    if (place > 0 && place % batch === 0) await breathe()
    if (content === null || deletedAt) records.delete(record.id)
    else records.set(record.id, { ...record, content: readContent(noun, content).content })
  }
  return rows.length > 0
}

type Entry = [id: string, record: PublishedRecord<unknown>]

const inOrder = ([id, one]: Entry, [otherId, other]: Entry) =>
  one.position - other.position || (id < otherId ? -1 : 1)

/**
 * Makes something from what everybody sees of a noun, once for each state of it: an index for a
 * search.
 */
export function fromPublished<N extends Noun, T>(
  noun: N,
  make: (records: ReadonlyMap<string, PublishedRecord<ContentOf<N>>>) => T,
): (db: Database) => Promise<T> {
  const made = new WeakMap<object, T>()
  return async (db) => {
    const records = await published(db, noun)
    const known = made.get(records)
    if (known !== undefined) return known
    const next = make(records)
    made.set(records, next)
    return next
  }
}

/**
 * Makes something of each published record, once for each version of it: its words for a search.
 * The other work of the process gets its turn meanwhile. In the order of `published`.
 */
export function perRecord<N extends Noun, T>(
  noun: N,
  make: (record: PublishedRecord<ContentOf<N>>) => T,
): (db: Database) => Promise<T[]> {
  const made = new WeakMap<object, { of: T }>()
  return async (db) => {
    const all: T[] = []
    let fresh = 0
    for (const record of (await published(db, noun)).values()) {
      const known = made.get(record)
      const one = known ?? { of: make(record) }
      all.push(one.of)
      if (known) continue
      made.set(record, one)
      fresh += 1
      if (fresh % batch === 0) await breathe()
    }
    return all
  }
}

/** A record as somebody may see it at its address. */
export type SeenRecord<Content> = PublishedRecord<Content> & {
  /** Everybody sees the record, be it with other words. */
  isPublished: boolean
  /** This is the working copy of a published record. */
  isPreview: boolean
}

/**
 * A record as everybody sees it; editors see one that is not published too, and the working
 * copy where they ask for it.
 * @returns undefined where there is none, or none that `user` may see
 */
export async function seenRecord<N extends Noun>(
  db: Database,
  noun: N,
  user: { role: Role },
  id: string,
  { isPreview = false } = {},
): Promise<SeenRecord<ContentOf<N>> | undefined> {
  const record = (await published(db, noun)).get(id)
  const isEditor = may(user.role, 'editContent')
  if (record && !(isPreview && isEditor)) {
    return { ...record, isPublished: true, isPreview: false }
  }
  const row = isEditor ? await findRow(db, noun, id) : undefined
  if (!row) return undefined
  const { working, content, isDraft, ...rest } = storedRecord(noun, row)
  const { position, verifiedAt, createdAt, updatedAt } = rest
  return {
    ...{ id, content: working, position, verifiedAt, createdAt, updatedAt },
    isPublished: content !== null,
    isPreview: content !== null && isDraft,
  }
}
