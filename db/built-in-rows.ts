import { guides } from './content/guides/all.ts'
import { professions } from './content/professions/all.ts'
import { tools } from './content/tools/all.ts'
import { fold } from './fold.ts'

/** The built-in content as rows of their tables, without dates; read-only. */
export const builtInTools = tools.map((tool) => ({
  ...tool,
  searchText: fold(`${tool.name}\n${tool.description}\n${tool.category}`),
}))

export const builtInGuides = guides.map(({ chapters: _, ...guide }) => ({
  ...guide,
  searchText: fold(`${guide.title}\n${guide.description}`),
}))

export const builtInChapters = guides.flatMap(({ id, chapters }) =>
  chapters.map((chapter, position) => ({ ...chapter, guideId: id, position })),
)

export const builtInProfessions = professions.map((profession, position) => ({
  ...profession,
  position,
}))
