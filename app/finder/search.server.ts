import { countShared, whole } from './likeness.server.ts'
import { wordsOf } from './normalise.server.ts'
import type { SearchIndex } from './search-index.server.ts'
import { traitsOfGoal, worthTable } from './traits.server.ts'

/** A tool that suits a goal. */
export type Hit = { id: string; score: number }

type Ranked = { tool: number; score: number }

const worth = { description: 2, feature: 1, name: 3 }

/**
 * The tools with a score above 0 (FIND-09), best first; equal scores by rating, then in the
 * index's order.
 * @param limit how many are returned; `total` counts all
 */
export function search(
  index: SearchIndex,
  typed: string,
  limit: number,
): { hits: Hit[]; total: number } {
  const goal = wordsOf(typed)
  if (goal.length === 0) return { hits: [], total: 0 }
  const shared = new Uint8Array(index.distinct.length)
  countShared(index, goal, shared)
  const likeness = likenessTo(index, goal, shared)
  const bonus = worthTable(traitsOfGoal(goal.join(' ')))
  const best = new Best(limit, index.ratings)
  for (let tool = 0; tool < index.ids.length; tool += 1) {
    const first = index.firstText[tool] ?? 0
    const last = (index.firstText[tool + 1] ?? 0) - 1
    let score = worth.description * likeness(first)
    for (let text = first + 1; text < last; text += 1) score += worth.feature * likeness(text)
    score += worth.name * likeness(last)
    score += bonus[index.traits[tool] ?? 0] ?? 0
    if (score > 0) best.offer(tool, score)
  }
  const hits = best.ranked.map(({ tool, score }) => ({ id: index.ids[tool] ?? '', score }))
  return { hits, total: best.total }
}

/** The similarity of a text to the goal, from 0 to 1 (FIND-05). */
function likenessTo({ distinct }: SearchIndex, goal: string[], shared: Uint8Array) {
  const inGoal = new Set(goal).size
  return (text: number): number => {
    const count = shared[text] ?? 0
    if (count === 0) return 0
    return count === whole ? 1 : count / Math.max(inGoal, distinct[text] ?? 0)
  }
}

/** Keeps the best of what it is offered, in order, without sorting the rest. */
class Best {
  readonly ranked: Ranked[] = []
  total = 0
  readonly #limit: number
  readonly #ratings: Float64Array

  constructor(limit: number, ratings: Float64Array) {
    this.#limit = limit
    this.#ratings = ratings
  }

  offer(tool: number, score: number): void {
    this.total += 1
    const last = this.ranked[this.#limit - 1]
    if (last && !this.#isBetter(tool, score, last)) return
    let place = this.ranked.length
    for (; place > 0; place -= 1) {
      const before = this.ranked[place - 1]
      if (before && !this.#isBetter(tool, score, before)) break
    }
    this.ranked.splice(place, 0, { tool, score })
    if (this.ranked.length > this.#limit) this.ranked.pop()
  }

  #isBetter(tool: number, score: number, than: Ranked): boolean {
    if (score !== than.score) return score > than.score
    return (this.#ratings[tool] ?? 0) > (this.#ratings[than.tool] ?? 0)
  }
}
