import type { RecordKind } from '../../../db/schema.ts'
import { labelOf, type Noun, type Reference } from '../noun.ts'
import { type BuiltIn, settleBuiltIn } from '../store/built-in.server.ts'
import type { Change } from '../store/change-records.server.ts'
import type { RecordRow } from '../store/read.server.ts'
import { type Copies, writeCopies } from '../store/write.server.ts'
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

/**
 * Stores what a plan says of a record. From a file a new one is a draft, and of one that is there the
 * file's words become the working copy; what comes with the product stands as it came.
 * @throws KnownFailure as a save
 */
export async function storeStep(change: Change, step: Step): Promise<void> {
  const { noun, id, row, copies, builtIn } = step
  const act = builtIn ? 'reset' : 'imported'
  await writeCopies(change, noun, row ?? null, copies, copies ? act : 'deleted', id)
  if (builtIn) await settleBuiltIn(change, noun, builtIn)
}

/** The records for which all stands that they need; the others are refused. No noun names its own. */
export function withReferences<N extends Noun>(
  noun: N,
  judged: readonly Step<N>[],
  storedIds: StoredIds,
): Step<N>[] {
  return judged.filter((step) => {
    const ref = missingFor(step, storedIds)
    if (ref) Object.assign(step.planned, { state: 'refused', reason: missingText(noun, ref) })
    else storedIds.get(noun.name)?.add(step.id)
    return ref === null
  })
}

const missingFor = <N extends Noun>({ noun, copies }: Step<N>, storedIds: StoredIds) =>
  noun
    .refs((copies?.draft ?? copies?.content) as never)
    .find((ref) => !storedIds.get(ref.noun)?.has(ref.id)) ?? null

const missingText = (noun: Noun, { id, field }: Reference) =>
  `Quello che ha in «${labelOf(noun, field)}» («${id}») qui non c'è: importalo prima, o nello stesso file.`
