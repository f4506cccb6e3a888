import {
  AliasNode,
  IdentifierNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  SelectQueryNode,
  TableNode,
} from 'kysely'
import type { Schema } from '../../../db/schema.ts'

type Check = (value: unknown) => boolean

/** What of a stored value can be read: the value itself where nothing is wrong with it. */
type Shape = (value: unknown) => unknown

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number'
const isTextOrNone: Check = (value) => value === null || value === undefined || isText(value)

const isRecord =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

const isListOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem)

const list =
  (isItem: Check): Shape =>
  (value) => {
    if (!Array.isArray(value)) return []
    return value.every(isItem) ? value : value.filter(isItem)
  }

const either =
  (isWhole: Check, empty: unknown): Shape =>
  (value) =>
    isWhole(value) ? value : empty

const isPricing = isRecord({
  hasFree: (value) => typeof value === 'boolean',
  startingPrice: isText,
  description: isText,
})

const isMetrics = isRecord({
  timesSaved: isRecord({ daily: isNumber, weekly: isNumber, monthly: isNumber }),
  productivity: isNumber,
  costReduction: isNumber,
})

const isTitled = isRecord({ title: isText, description: isText })
const isSign: Check = (value) =>
  value === null || isRecord({ title: isText, meaning: isText })(value)
const price = either(isTitled, { title: '', description: '' })

/** The JSON columns of what administrators write by form, as db/schema.ts has them. */
const shapes = {
  tools: {
    pricing: either(isPricing, { hasFree: false, startingPrice: '', description: '' }),
    features: list(isText),
  },
  guides: { prerequisites: list(isText), relatedGuides: list(isText) },
  chapters: { exercises: list(isTitled) },
  professions: {
    tools: list(isText),
    examples: list(isText),
    metrics: either((value) => value === null || isMetrics(value), null),
    useCases: list(
      isRecord({
        title: isText,
        description: isText,
        timeSaved: isNumber,
        example: isText,
        benefits: isListOf(isText),
      }),
    ),
    tips: list(isText),
    testimonials: list(isRecord({ name: isText, role: isText, image: isTextOrNone, text: isText })),
    resources: list(isRecord({ title: isText, type: isText, link: isText })),
  },
  scenes: {
    senderSign: either(isSign, null),
    lines: list(isRecord({ text: isText, sign: isSign })),
    actions: list(isText),
    ifTrusted: price,
    ifDoubted: price,
  },
} as const satisfies Record<string, Record<string, Shape>>

type Shaped = keyof typeof shapes

const isShaped = (table: string): table is Shaped => Object.hasOwn(shapes, table)

/** Where a value stands that somebody wrote into the database by hand, and wrote wrong. */
export type Unreadable = { table: string; id: string | null; column: string }

type Read = { table: Shaped; column: string; shape: Shape }

/** What a query reads of the columns above, under their own names. */
function readBy(node: OperationNode): Read[] {
  if (!SelectQueryNode.is(node)) return []
  const sources = [...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)]
  const named = new Set(
    node.selections?.flatMap(({ selection }) =>
      AliasNode.is(selection) && IdentifierNode.is(selection.alias) ? [selection.alias.name] : [],
    ),
  )
  return sources.flatMap((source) => {
    const table = AliasNode.is(source) ? source.node : source
    const name = TableNode.is(table) ? table.table.identifier.name : ''
    if (!isShaped(name)) return []
    return Object.entries(shapes[name])
      .filter(([column]) => !named.has(column))
      .map(([column, shape]) => ({ table: name, column, shape }))
  })
}

/** @returns whether the row held something that cannot be read there, and now does not */
function mend(row: Record<string, unknown>, { column, shape }: Read): boolean {
  if (row[column] === undefined) return false
  const readable = shape(row[column])
  if (readable === row[column]) return false
  row[column] = readable
  return true
}

const placeOf = ({ id }: Record<string, unknown>, { table, column }: Read): Unreadable => ({
  table,
  id: typeof id === 'string' ? id : null,
  column,
})

/** So many places are told of; then it is known that somebody should look. */
const toldMost = 1000

/**
 * Makes true for hand-written rows what db/schema.ts says of their JSON columns: what cannot be
 * read there is left away, a list keeps what can. Nothing is stored.
 * @param tell told once of each place
 */
export function readableJson(tell: (where: Unreadable) => void): KyselyPlugin {
  const reads = new WeakMap<QueryId, Read[]>()
  const told = new Set<string>()
  const tellOnce = (where: Unreadable) => {
    const place = Object.values(where).join(' ')
    if (told.has(place) || told.size >= toldMost) return
    told.add(place)
    tell(where)
  }
  return {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      const found = readBy(node)
      if (found.length > 0) reads.set(queryId, found)
      return node
    },
    async transformResult({ result, queryId }: PluginTransformResultArgs) {
      for (const read of reads.get(queryId) ?? []) {
        for (const row of result.rows) {
          if (mend(row, read)) tellOnce(placeOf(row, read))
        }
      }
      return result
    },
  }
}

/**
 * Which JSON columns of a record, those of a guide's chapters included, cannot be read as they are
 * stored: for its form to say so.
 */
export async function unreadableColumns(
  db: Kysely<Schema>,
  table: Exclude<Shaped, 'chapters'>,
  id: string,
): Promise<string[]> {
  const own = await unreadableIn(db, table, 'id', id)
  if (table !== 'guides') return own
  return [...own, ...(await unreadableIn(db, 'chapters', 'guideId', id))]
}

async function unreadableIn(db: Kysely<Schema>, table: Shaped, key: string, id: string) {
  const columns: Readonly<Record<string, Shape>> = shapes[table]
  const { dynamic } = db
  const rows: Record<string, unknown>[] = await db
    .withoutPlugins()
    .selectFrom(table)
    .select(Object.keys(columns).map((column) => dynamic.ref<never>(column)))
    .where(dynamic.ref(key), '=', id)
    .execute()
  return Object.entries(columns).flatMap(([column, shape]) =>
    rows.some((row) => shape(row[column]) !== row[column]) ? [column] : [],
  )
}
