import type { Difficulty } from '../../db/content-types.ts'
import { guidesPath, withQuery } from '../paths.ts'
import { addressText, longestQuery } from '../platform/well-formed.ts'
import { difficulties } from '../records/content/content.ts'

/** What the list of guides shows, as its address says: `?livello=principiante&q=…`. */
export type GuideView = {
  /** null: all levels. */
  difficulty: Difficulty | null
  query: string
}

const words: Record<Difficulty, string> = {
  beginner: 'principiante',
  intermediate: 'intermedio',
  advanced: 'avanzato',
}

/** Reads the address; what it does not understand is ignored. */
export function parseGuideView(search: URLSearchParams): GuideView {
  const level = search.get('livello')
  return {
    difficulty: difficulties.find((difficulty) => words[difficulty] === level) ?? null,
    query: addressText(search.get('q'), longestQuery),
  }
}

/** The address of a list that differs from `view` by `change`. */
export function guideListAddress(view: GuideView, change: Partial<GuideView> = {}): string {
  const { difficulty, query } = { ...view, ...change }
  const livello = difficulty && words[difficulty]
  return withQuery(guidesPath(), { livello, q: query })
}

/** The value of the field `livello`, for the search form. */
export const levelWord = (difficulty: Difficulty) => words[difficulty]
