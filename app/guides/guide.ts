/** How much a guide or tool asks of its reader (CONST-01). */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const

export type Difficulty = (typeof difficulties)[number]

/** Something to try on the spot at the end of a chapter. */
export type Exercise = { title: string; description: string }

/** DATA-07; `duration` in minutes, `content` as blocks of '• heading' and '- item' lines (GUIDE-09). */
export type ChapterContent = {
  id: string
  title: string
  description: string
  content: string
  duration: number
  exercises: Exercise[]
}

/** What an administrator edits and the seed holds (DATA-06); `duration` in minutes. */
export type GuideContent = {
  id: string
  toolId: string
  title: string
  description: string
  difficulty: Difficulty
  duration: number
  imageUrl: string | null
  rating: number
  isPublished: boolean
  prerequisites: string[]
  relatedGuides: string[]
  chapters: ChapterContent[]
}
