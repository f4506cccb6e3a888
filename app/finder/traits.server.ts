import { spacedWords } from '../platform/words.server.ts'
import { finderCategories, finderHints } from './finder-data.ts'

/** What a tool's traits are read from. */
export type Traited = { id: string; category: string; pricing: { hasFree: boolean } }

/** A category or a hint word, that a goal can ask for and a tool can have. */
type Trait = {
  /** What it adds to the score: 1 a category, 0.5 a hint. */
  worth: number
  reason: string
  /** Words of a goal that ask for it, normalised, a space on both sides. */
  phrases: string[]
  isOf: (tool: Traited) => boolean
}

const categories = finderCategories.map(({ name, reason, keywords, toolIds }): Trait => {
  const normalName = spacedWords(name)
  return {
    worth: 1,
    reason,
    phrases: keywords.map((keyword) => ` ${spacedWords(keyword)} `),
    isOf: ({ id, category }) => toolIds.includes(id) || spacedWords(category) === normalName,
  }
})

const hints = finderHints.map(
  ({ word, reason, ties }): Trait => ({
    worth: 0.5,
    reason,
    phrases: [` ${word} `],
    isOf: ({ id, pricing }) => (ties === 'free' ? pricing.hasFree : ties.includes(id)),
  }),
)

const all = [...categories, ...hints]

export type Traits = ReadonlySet<Trait>
export type AskedTraits = readonly Trait[]

/** The categories a tool belongs to, by its id or its own category, and the hints tied to it. */
export const findTraits = (tool: Traited): Traits => new Set(all.filter(({ isOf }) => isOf(tool)))

/** The categories and hints whose words stand in a goal as whole words. @param goal normalised */
export const askedBy = (goal: string): AskedTraits =>
  all.filter(({ phrases }) => phrases.some((phrase) => ` ${goal} `.includes(phrase)))

const shared = (traits: Traits, asked: AskedTraits) => asked.filter((trait) => traits.has(trait))

/** What the traits that a tool has and a goal asks for add to the score. */
export const sharedWorth = (traits: Traits, asked: AskedTraits): number =>
  shared(traits, asked).reduce((sum, { worth }) => sum + worth, 0)

/** In words, why a tool's traits suit a goal. */
export const traitReasons = (traits: Traits, asked: AskedTraits): string[] =>
  shared(traits, asked).map(({ reason }) => reason)
