import { finderCategories, finderHints } from './finder-data.ts'
import { normalise } from './normalise.server.ts'

/**
 * Categories and hint words as bits of one number: what a tool belongs to and is tied to, and
 * what a goal asks for.
 */
export type Traits = number

/** What a tool's traits are read from. */
export type Traited = { id: string; category: string; pricing: { hasFree: boolean } }

const categories = finderCategories.map((category, at) => ({
  bit: 1 << at,
  worth: 1,
  reason: category.reason,
  name: normalise(category.name),
  toolIds: new Set(category.toolIds),
  phrases: category.keywords.map((keyword) => ` ${normalise(keyword)} `),
}))

const hints = finderHints.map((hint, at) => ({
  bit: 1 << (categories.length + at),
  worth: 0.5,
  reason: hint.reason,
  ties: hint.ties === 'free' ? hint.ties : new Set(hint.ties),
  phrase: ` ${hint.word} `,
}))

const traits = [...categories, ...hints]

const union = (found: readonly { bit: number }[]): Traits =>
  found.reduce((sum, { bit }) => sum | bit, 0)

/** The categories a tool belongs to, by its id or its own category, and the hints tied to it. */
export function traitsOfTool({ id, category, pricing }: Traited): Traits {
  const own = normalise(category)
  return union([
    ...categories.filter(({ name, toolIds }) => toolIds.has(id) || name === own),
    ...hints.filter(({ ties }) => (ties === 'free' ? pricing.hasFree : ties.has(id))),
  ])
}

/** The categories and hints whose words stand in a goal as whole words. @param goal normalised */
export function traitsOfGoal(goal: string): Traits {
  const padded = ` ${goal} `
  return union([
    ...categories.filter(({ phrases }) => phrases.some((phrase) => padded.includes(phrase))),
    ...hints.filter(({ phrase }) => padded.includes(phrase)),
  ])
}

/** What tool and goal have in common is worth: 1 a category, 0.5 a hint (FIND-07, FIND-08). */
const worthOf = (shared: Traits): number =>
  traits.reduce((sum, { bit, worth }) => sum + (shared & bit ? worth : 0), 0)

/** The worth for a goal with these traits, by a tool's traits. */
export const worthTable = (goal: Traits): Float64Array =>
  Float64Array.from({ length: 1 << traits.length }, (_, tool) => worthOf(tool & goal))

/** In words, why a tool's traits suit a goal. */
export const traitReasons = (shared: Traits): string[] =>
  traits.filter(({ bit }) => shared & bit).map(({ reason }) => reason)
