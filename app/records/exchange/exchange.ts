import type { ZodType } from 'zod'
import type { FormerVersionsTable } from '../../../db/schema.ts'
import type { Doer } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { FileRecord } from './content-file.ts'

type ContentKind = 'tools' | 'guides' | 'scenes'

/** Ids that are not stored yet and come with the same file. */
export type Arriving = Readonly<Record<ContentKind, ReadonlySet<string>>>

/** Nothing comes along: a single record is brought back. */
export const nothingArriving: Arriving = {
  tools: new Set(),
  guides: new Set(),
  scenes: new Set(),
}

/** What every row of these kinds has. */
export type StoredRow = { id: string; updatedAt: Date }

/**
 * How a kind of record goes into a file, comes out of one, and gets a former version back.
 * @template Row as it is stored
 * @template Content as its schema gives it, ready to be stored
 */
export type Exchange<Row extends StoredRow, Content extends { id: string }> = {
  kind: ContentKind
  /** What the trash and the former versions call it. */
  noun: FormerVersionsTable['kind']
  /** How many there may be. */
  most: number
  /** The form's own, with the id. */
  schema: ZodType<Content>
  titleOf: (content: Content) => string
  /** What its fields are called, for those who read what changes. */
  fieldNames: Readonly<Record<string, string>>
  /** Runs a write to records of this kind: locked, bounded, in one transaction. */
  change: <T>(db: Database, doer: Doer, work: (trx: Database) => Promise<T>) => Promise<T>
  /** Those with these ids, or all of them in a fixed order. */
  rows: (db: Database, ids?: readonly string[]) => Promise<Row[]>
  /** The record in the shape that `schema` takes. */
  exported: (row: Row) => FileRecord
  /** Why it cannot be stored here, in words; null: it can. */
  refusal: (db: Database, content: Content, arriving: Arriving) => Promise<string | null>
  /**
   * The content as it will be stored: whether it is shown stays as it is here, a new record is a
   * draft; links lead to what is there, parts keep their ids where those are free.
   */
  fitted: (
    db: Database,
    content: Content,
    row: Row | undefined,
    arriving: Arriving,
  ) => Promise<Content>
  /** What learners would lose, in words; null: nothing. */
  loss: (db: Database, row: Row, content: Content) => Promise<string | null>
  insert: (trx: Database, doer: Doer, content: Content) => Promise<void>
  /** Stores other content; the former one is kept. */
  replace: (trx: Database, doer: Doer, row: Row, content: Content) => Promise<void>
}
