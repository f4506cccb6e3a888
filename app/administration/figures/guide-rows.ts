import type { GuideFigures } from '../../guides/progress/learning-figures.server.ts'
import type { ChartRow } from './chart-row.ts'
import type { Shown } from './shown-number.ts'

/** From those who began a guide, chapter by chapter, to those who finished it. */
export const guideRows = (
  { begun, chapters, finished }: GuideFigures,
  shown: (count: number) => Shown,
): ChartRow[] => [
  { id: 'begun', name: 'Iniziata', ...shown(begun) },
  ...chapters.map(({ title, people }, place) => ({
    id: `chapter-${place}`,
    name: `${place + 1}. ${title}`,
    ...shown(people),
  })),
  { id: 'finished', name: 'Finita', ...shown(finished) },
]
