import type { Noun, Reference } from '../noun.ts'
import { labelOf } from '../noun.ts'
import type { Step, StoredIds } from './step.server.ts'

/**
 * The records for which all stands that they need, behind those of the same file that they need;
 * the others are refused.
 */
export function withReferences<N extends Noun>(
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

const missingFor = <N extends Noun>({ noun, copies }: Step<N>, storedIds: StoredIds) =>
  noun
    .refs((copies?.draft ?? copies?.content) as never)
    .find((ref) => !storedIds.get(ref.noun)?.has(ref.id)) ?? null

const missingText = (noun: Noun, { id, field }: Reference) =>
  `Quello che ha in «${labelOf(noun, field)}» («${id}») qui non c'è: importalo prima, o nello stesso file.`
