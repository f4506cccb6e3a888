import type { ChapterContent, Difficulty, GuideContent } from '../../db/content-types.ts'
import { guidePath, withQuery } from '../paths.ts'
import { minutesText } from '../ui/count-text.ts'
import type { MarkdownBlock } from '../ui/markdown/markdown-tree.ts'

/** How far a person is: chapters done, out of all that the guide has. */
export type GuideProgress = { done: number; total: number }

/** A guide in a list, with the acting person's progress. */
export type GuideItem = GuideProgress & {
  id: string
  title: string
  description: string
  difficulty: Difficulty
  /** Minutes. */
  duration: number
  imageUrl: string | null
  rating: number
  toolCategory: string
}

/** A chapter whose text is read; what an administrator types has no other. */
export type ShownChapter = Omit<ChapterContent, 'content'> & { blocks: MarkdownBlock[] }

/** A chapter as its reader has it. */
export type Chapter = ShownChapter & { isDone: boolean }

/** A guide as it is read: what is stored, its tool, and the acting person's progress. */
export type GuideDetail = GuideProgress &
  Omit<GuideContent, 'chapters'> & {
    toolCategory: string
    /** This is the working copy of a published guide. */
    isPreview: boolean
    verifiedAt: Date | null
    /** The month in which its writers checked what came with the product, while it stands so. */
    checkedIn: string | null
    createdAt: Date
    updatedAt: Date
    tool: { id: string; name: string; isActive: boolean }
    chapters: Chapter[]
    /** The published ones of `relatedGuides`. */
    following: { id: string; title: string; duration: number }[]
  }

/** A chapter that a person has not done yet. `position` counts from 0. */
export type NextChapter = { id: string; title: string; duration: number; position: number }

/** A guide begun and not finished; `next` is where to go on. */
export type BegunGuide = GuideProgress & {
  id: string
  title: string
  imageUrl: string | null
  difficulty: Difficulty
  lastDoneAt: Date
  next: NextChapter
}

/** The catalogue's texts of the guides. */
export const guideTexts = {
  listFailed: 'Errore nel caricamento delle guide. Riprova più tardi.',
  listEmpty: 'Nessuna guida trovata per questo livello.',
  loadFailed: 'Errore nel caricamento della guida',
  progressFailed: 'Errore nel salvataggio dei progressi. Riprova più tardi.',
  signedOut: 'Progressi non salvati: accedi di nuovo',
} as const

/** '1 capitolo', '4 capitoli'. */
export const chaptersText = (count: number) => (count === 1 ? '1 capitolo' : `${count} capitoli`)

/** '2 capitoli su 4'. */
export const progressText = ({ done, total }: GuideProgress) => `${chaptersText(done)} su ${total}`

/** All chapters are done; a guide without chapters never is. */
export const isComplete = ({ done, total }: GuideProgress) => total > 0 && done >= total

/** A chapter of a guide, open and in view, with and without script. */
export const chapterPath = (id: string, chapterId: string) =>
  guidePath(id) + chapterSearch(chapterId)

/** The part of a guide's address that opens a chapter. */
export const chapterSearch = (chapterId: string) =>
  withQuery(`#${chapterAnchor(chapterId)}`, { capitolo: chapterId })

/** The same, at the button that marks it: where the browser comes back to without script. */
export const markedPlace = (chapterId: string) =>
  withQuery(`#${chapterMarkAnchor(chapterId)}`, { capitolo: chapterId })

/** The id of the form that marks a chapter. */
export const chapterMarkAnchor = (chapterId: string) => `segna-${chapterId}`

/** The id of a chapter's element. */
export const chapterAnchor = (chapterId: string) => `capitolo-${chapterId}`

/** A guide to go on with, in words: the server writes them, so that the browser need not. */
export function shownGuide(guide: BegunGuide) {
  const { id, title, imageUrl, done, total, next } = guide
  return {
    id,
    title,
    imageUrl,
    done,
    total,
    progress: progressText(guide),
    path: chapterPath(id, next.id),
    next: { title: next.title, time: minutesText(next.duration) },
  }
}

export type ShownGuide = ReturnType<typeof shownGuide>
