import { createHash } from 'node:crypto'

/** What a column holds, whatever each engine calls it. */
export type Kind = 'text' | 'number' | 'boolean' | 'time' | 'json' | 'bytes'

/** A table of ours; its columns are in the order of their names. */
export type StoredTable = { name: string; columns: { name: string; kind: Kind }[] }

/** A row as JSON, in the order of the columns: times as ISO text, bytes as base64. */
export type Row = unknown[]

/**
 * All data of one moment: a database, or a backup of one. Tables are read one after the other,
 * in the order in which they are listed.
 */
export type Source = {
  /** The migrations its tables come from, in order. */
  migrations: string[]
  tables: StoredTable[]
  rows(table: StoredTable): AsyncIterable<Row>
}

/** How many rows a table has, and a figure that two tables share only when all rows are equal. */
export type Tally = { rows: number; hash: string }

const kinds: [RegExp, Kind][] = [
  [/^(text|varchar|character varying)/, 'text'],
  [/^(integer|bigint|smallint|numeric|real|double precision)/, 'number'],
  [/^boolean/, 'boolean'],
  [/^(timestamptz|timestamp with time zone)/, 'time'],
  [/^jsonb/, 'json'],
  [/^(blob|bytea)/, 'bytes'],
]

/** @param declared the type as the engine names it */
export function columnKind(table: string, column: string, declared: string): Kind {
  const found = kinds.find(([pattern]) => pattern.test(declared.toLowerCase()))
  if (!found) throw new Error(`${table}.${column} is of a type no backup knows: ${declared}`)
  return found[1]
}

/** The same text for the same JSON: PostgreSQL orders the keys of what it stores anew. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`
}

const modulus = 1n << 256n

/**
 * Adds up a table row by row. The sum of the rows' SHA-256 hashes does not depend on their order,
 * which differs between the engines.
 */
export class Tallying {
  #rows = 0
  #sum = 0n

  add(row: Row): void {
    const hash = createHash('sha256').update(canonical(row)).digest('hex')
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % modulus
  }

  result(): Tally {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') }
  }
}

export const sameTally = (one: Tally | undefined, other: Tally | undefined): boolean =>
  one !== undefined && one.rows === other?.rows && one.hash === other.hash

/** The tally of each table, by its name. */
export async function tallyAll(source: Source): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>()
  for (const table of source.tables) {
    const tallying = new Tallying()
    for await (const row of source.rows(table)) tallying.add(row)
    tallies.set(table.name, tallying.result())
  }
  return tallies
}

export async function hasRows(source: Source): Promise<boolean> {
  for (const table of source.tables) {
    for await (const _ of source.rows(table)) return true
  }
  return false
}
