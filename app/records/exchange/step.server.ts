import type { RecordKind } from '../../../db/schema.ts'
import type { Noun } from '../noun.ts'
import type { BuiltIn } from '../store/built-in.server.ts'
import type { RecordRow } from '../store/stored-record.server.ts'
import type { Copies } from '../store/written.server.ts'
import type { Planned } from './plan.ts'

/** What comes in of a noun. */
export type Coming<N extends Noun = Noun> =
  /** `notes`: of their pictures, by the place of the record from 0. */
  | { from: 'file'; records: readonly unknown[]; notes: ReadonlyMap<number, string[]> }
  /** `removesAdded`: what administrators added goes to the trash. */
  | { from: 'product'; builtIns: readonly BuiltIn<N>[]; removesAdded: boolean }

/** A record that can be stored, and what stands in its place now. */
export type Step<N extends Noun = Noun> = {
  noun: N
  planned: Planned
  id: string
  row: RecordRow | undefined
  /** As it will stand, its parts with their ids; null: it goes to the trash. */
  copies: Copies<N> | null
  /** Where it comes with the product. */
  builtIn: BuiltIn<N> | null
}

/** The ids of a noun's records that are there, or come along. */
export type StoredIds = Map<RecordKind, Set<string>>
