import { reservedIds } from '../../paths.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { isContentId } from '../content/content.ts'
import { versionOf } from '../form/form-answer.ts'
import { changedFields } from '../former/changed-fields.server.ts'
import type { FormerKind } from '../former/former-versions.server.ts'
import { hasSameContent } from '../version/record-version.server.ts'
import { kindWords } from './content-file.ts'
import type { Arriving, Exchange, StoredRow } from './exchange.ts'
import { placeWords } from './place-words.ts'
import type { Planned } from './plan.ts'

/** A record of the file that can be stored, and what stands in its place now. */
export type Step<Row, Content> = { planned: Planned; row: Row | undefined; content: Content }

/** What is said of a record that stays out. */
const refusalTexts = {
  noId: 'Manca il suo identificativo, oppure contiene caratteri non adatti.',
  twice: 'Lo stesso identificativo compare due volte nel file: non so quale scegliere.',
  inTrash: 'È nel cestino: prima riprendila da lì, poi importa di nuovo.',
  wrongValue: 'il file contiene un valore di un altro tipo.',
} as const

const fullText = (most: number, what: string) =>
  `Sarebbe di troppo: il massimo è di ${most} ${what}.`

/**
 * Judges the records of one kind by the rules of their form, one by one.
 * @param file as they stand in it
 * @param notes by the place of the record, from 0
 * @returns those that can be stored, and all of them as they are told
 */
export async function judgeRecords<Row extends StoredRow, Content extends { id: string }>(
  db: Database,
  exchange: Exchange<Row, Content>,
  file: readonly unknown[],
  notes: ReadonlyMap<number, string[]>,
): Promise<{ steps: Step<Row, Content>[]; planned: Planned[] }> {
  const ids = file.map(idIn)
  const stored = await rowsOf(db, exchange, ids)
  const trashed = await idsInTrash(db, exchange.noun)
  const twice = repeated(ids)
  let room = exchange.most - (await countOf(db, exchange.kind))
  const steps: Step<Row, Content>[] = []
  const planned: Planned[] = []
  for (const [index, record] of file.entries()) {
    const id = ids[index] ?? null
    const row = stored.get(id ?? '')
    const told = toldOf({ kind: exchange.kind, index, id, row, record, notes: notes.get(index) })
    planned.push(told)
    const place = placeRefusal(id, row, {
      trashed,
      twice,
      full: room > 0 ? null : fullText(exchange.most, kindWords[exchange.kind].many),
    })
    const judged = place === null ? judgeOne(exchange, record) : { reason: place }
    if ('reason' in judged) {
      Object.assign(told, { state: 'refused', reason: judged.reason })
      continue
    }
    steps.push({ planned: told, row, content: judged.content })
    if (!row) room -= 1
  }
  return { steps, planned }
}

async function rowsOf<Row extends StoredRow, Content extends { id: string }>(
  db: Database,
  exchange: Exchange<Row, Content>,
  ids: readonly (string | null)[],
): Promise<Map<string, Row>> {
  const wished = [...new Set(ids.filter((id) => id !== null))]
  const rows = wished.length > 0 ? await exchange.rows(db, wished) : []
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

type Place = { trashed: ReadonlySet<string>; twice: ReadonlySet<string>; full: string | null }

/** Why nothing can be stored under this id; null: something can. */
function placeRefusal(
  id: string | null,
  row: StoredRow | undefined,
  { trashed, twice, full }: Place,
): string | null {
  if (id === null) return refusalTexts.noId
  if (twice.has(id)) return refusalTexts.twice
  if (row) return null
  return trashed.has(id) ? refusalTexts.inTrash : full
}

/** The record by the rules of its form; or what is wrong first, and where. */
function judgeOne<Row extends StoredRow, Content extends { id: string }>(
  { schema, fieldNames }: Exchange<Row, Content>,
  record: unknown,
): { content: Content } | { reason: string } {
  const result = schema.safeParse(record, { error: () => refusalTexts.wrongValue })
  if (result.success) return { content: result.data }
  const [issue] = result.error.issues
  const place = placeWords(issue?.path ?? [], fieldNames)
  const what = issue?.message ?? refusalTexts.wrongValue
  return { reason: place ? `Nel suo campo «${place}»: ${what}` : what }
}

type Told = Pick<Planned, 'kind' | 'id'> & {
  index: number
  row: StoredRow | undefined
  record: unknown
  notes: string[] | undefined
}

const toldOf = ({ kind, index, id, row, record, notes = [] }: Told): Planned => ({
  kind,
  place: index + 1,
  id,
  title: titleIn(record),
  state: row ? 'changed' : 'new',
  reason: null,
  changes: [],
  notes,
  loss: null,
  version: row ? versionOf(row.updatedAt) : null,
})

/**
 * Makes each record what it will be stored as, and says whether anything changes. What cannot be
 * stored here, or is there already, stays out.
 */
export async function fitRecords<Row extends StoredRow, Content extends { id: string }>(
  db: Database,
  exchange: Exchange<Row, Content>,
  steps: readonly Step<Row, Content>[],
  arriving: Arriving,
): Promise<Step<Row, Content>[]> {
  const fitted: Step<Row, Content>[] = []
  for (const { planned, row, content: parsed } of steps) {
    const content = await exchange.fitted(db, parsed, row, arriving)
    if (row && hasSameContent(row, content)) {
      planned.state = 'unchanged'
      continue
    }
    if (row) {
      const now = exchange.exported(row)
      const next = exchange.exported({ ...row, ...content })
      planned.changes = changedFields(next, now, exchange.fieldNames).map(({ name }) => name)
      planned.loss = await exchange.loss(db, row, content)
    }
    fitted.push({ planned, row, content })
  }
  return fitted
}

/** Takes out what cannot stand here: a guide without its tool. */
export async function refuseUnfit<Row extends StoredRow, Content extends { id: string }>(
  db: Database,
  exchange: Exchange<Row, Content>,
  steps: readonly Step<Row, Content>[],
  arriving: Arriving,
): Promise<Step<Row, Content>[]> {
  const left: Step<Row, Content>[] = []
  for (const step of steps) {
    const reason = await exchange.refusal(db, step.content, arriving)
    if (reason === null) left.push(step)
    else Object.assign(step.planned, { state: 'refused', reason })
  }
  return left
}

/** The ids of those that are not stored yet. */
export const arrivingIds = (steps: readonly Step<unknown, { id: string }>[]) =>
  new Set(steps.flatMap(({ row, content }) => (row ? [] : [content.id])))

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

async function idsInTrash(db: Database, kind: FormerKind): Promise<Set<string>> {
  const rows = await db
    .selectFrom('trash')
    .select('recordId')
    .where('kind', '=', kind)
    .where('expiresAt', '>', new Date())
    .execute()
  return new Set(rows.map(({ recordId }) => recordId))
}

async function countOf(db: Database, table: 'guides' | 'scenes' | 'tools'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
