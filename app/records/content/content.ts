import type { Difficulty } from '../../../db/content-types.ts'

/** How much a guide or tool asks of its reader. */
export const difficulties = [
  'beginner',
  'intermediate',
  'advanced',
] as const satisfies readonly Difficulty[]

/** What a level is called on every screen. */
export const difficultyLabels: Record<Difficulty, string> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzato',
}

/** The form of all ids of tools, guides and chapters: what has another has no record. */
export const isContentId = (id: string) => /^[\w-]{1,200}$/.test(id)

/** Ratings of guides and tools, on forms and in the server's checks. */
export const ratingLimits = { min: 0, max: 5, step: 0.1 } as const

/** 0 to 5, with one decimal at most. */
export const isRating = (value: number) =>
  value >= ratingLimits.min && value <= ratingLimits.max && Number(value.toFixed(1)) === value
