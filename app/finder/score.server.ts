import { splitWords } from '../platform/words.server.ts'
import {
  type AskedTraits,
  askedBy,
  findTraits,
  sharedWorth,
  type Traited,
  type Traits,
} from './traits.server.ts'

/** What of a tool the finder reads. */
export type ScoredTool = Traited & {
  name: string
  description: string
  features: readonly string[]
  rating: number
}

/** A text in the form in which texts are compared. */
type PreparedText = { text: string; words: Set<string> }

/** A tool whose texts are normalised, so that a search does not do it again. */
export type PreparedTool = {
  id: string
  rating: number
  description: PreparedText
  features: PreparedText[]
  name: PreparedText
  traits: Traits
}

/** A tool that suits a goal. */
export type Hit = { id: string; score: number }

export const prepareTool = (tool: ScoredTool): PreparedTool => ({
  id: tool.id,
  rating: tool.rating,
  description: prepareText(tool.description),
  features: tool.features.map(prepareText),
  name: prepareText(tool.name),
  traits: findTraits(tool),
})

function prepareText(typed: string): PreparedText {
  const words = splitWords(typed)
  return { text: words.join(' '), words: new Set(words) }
}

/**
 * The tools with a score above 0, best first; equal scores by rating, then in the order
 * of `tools`.
 * @param limit how many are returned; `total` counts all
 */
export function search(
  tools: readonly PreparedTool[],
  typed: string,
  limit: number,
): { hits: Hit[]; total: number } {
  const goal = prepareText(typed)
  const asked = askedBy(goal.text)
  const found = tools
    .map((tool) => ({ id: tool.id, rating: tool.rating, score: scoreTool(tool, goal, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || other.rating - one.rating)
  const hits = found.slice(0, limit).map(({ id, score }) => ({ id, score }))
  return { hits, total: found.length }
}

/** The points of the goal, and what level and price add. */
function scoreTool(tool: PreparedTool, goal: PreparedText, asked: AskedTraits): number {
  let score = 2 * similarity(tool.description, goal)
  for (const feature of tool.features) score += similarity(feature, goal)
  score += 3 * similarity(tool.name, goal)
  return score + sharedWorth(tool.traits, asked)
}

/**
 * From 0 to 1: 1 where one text holds the other; else what share of the different words of the text
 * with more of them both have.
 */
function similarity(one: PreparedText, other: PreparedText): number {
  if (one.text === '' || other.text === '') return 0
  const contains =
    one.text.length < other.text.length
      ? other.text.includes(one.text)
      : one.text.includes(other.text)
  if (contains) return 1
  const [few, many] =
    one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words]
  let shared = 0
  for (const word of few) if (many.has(word)) shared += 1
  return shared / many.size
}
