import { useFetcher, useFetchers } from 'react-router'
import type { Chapter, GuideProgress } from '../guide.ts'
import type { ProgressChange } from './progress.server.ts'

/** What the action answers: how things stand, or why nothing changed. */
export type ProgressAnswer = ProgressChange | { code: string; message: string }

const keyOf = (chapterId: string) => `capitolo ${chapterId}`

/** What the form under way wants the chapter to be. */
const wanted = (form: FormData | undefined): boolean | null =>
  form ? form.get('intent') === 'complete' : null

/** Marks one chapter; `isWanted` is what is being sent, null when nothing is. */
export function useProgressFetcher(chapterId: string) {
  const fetcher = useFetcher<ProgressAnswer>({ key: keyOf(chapterId) })
  return { fetcher, isWanted: wanted(fetcher.formData) }
}

/** The chapters as they will be once everything under way has been stored. */
export function useExpected(chapters: Chapter[]): GuideProgress & { chapters: Chapter[] } {
  const underWay = new Map(useFetchers().map(({ key, formData }) => [key, wanted(formData)]))
  const expected = chapters.map((chapter) => ({
    ...chapter,
    isDone: underWay.get(keyOf(chapter.id)) ?? chapter.isDone,
  }))
  const done = expected.filter(({ isDone }) => isDone).length
  return { chapters: expected, done, total: expected.length }
}
