import type { RecordKind } from '../../../db/schema.ts'

/** What an import would do with a record; 'removed': it was added here, and goes to the trash. */
export const plannedStates = ['new', 'changed', 'unchanged', 'refused', 'removed'] as const

export type PlannedState = (typeof plannedStates)[number]

export type Planned = {
  noun: RecordKind
  /** What such a record is called: 'guida'. */
  what: string
  /** Among those of its noun that come, from 1. */
  place: number
  /** null: the file gives none that can be read. */
  id: string | null
  /** null: the file gives none that can be read. */
  title: string | null
  state: PlannedState
  /** Why it is refused, with the place in the record. */
  reason: string | null
  /** What changes, by the names of its fields. */
  changes: string[]
  /** What is missing: a picture in the file, what publishing needs in the record. */
  notes: string[]
  /** It came with the product, and somebody changed it here since. */
  isTouched: boolean
  /** Which version of the record the plan is about; null for a new one. */
  version: number | null
}

/** What an import would do, whole. */
export type ImportPlan = {
  entries: Planned[]
  /** About the file as a whole: another city. */
  warnings: string[]
  /** Two plans with the same name do the same to the same records. */
  name: string
}

/** What names an entry in a form, where only some are taken. */
export const entryKey = ({ noun, id }: Pick<Planned, 'noun' | 'id'>): string => `${noun} ${id}`

/** How many records are in each state. */
export function countPlanned(entries: readonly Planned[]): Record<PlannedState, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0, removed: 0 }
  for (const { state } of entries) counts[state] += 1
  return counts
}
