import type { EaseFigure } from '../../learning/ease/ease-figures.server.ts'

/** What was said of all guides and lessons together. */
export type EaseOfAll = Pick<EaseFigure, 'easy' | 'soSo' | 'hard'> & { all: number }

export function easeOfAll(figures: readonly EaseFigure[]): EaseOfAll {
  const sum = (answer: 'easy' | 'soSo' | 'hard') =>
    figures.reduce((total, figure) => total + figure[answer], 0)
  const [easy, soSo, hard] = [sum('easy'), sum('soSo'), sum('hard')]
  return { easy, soSo, hard, all: easy + soSo + hard }
}

/** Of fewer answers a share says nothing, and the people behind it could be counted. */
const leastToSay = 20

/**
 * How many of ten found it easy: never all of ten, or none, unless it is so.
 * @returns '8 su 10', 'Tutte', 'Nessuna'; null where too few have said
 */
export function easyOfTen({ easy, all }: EaseOfAll): string | null {
  if (all < leastToSay) return null
  if (easy === all) return 'Tutte'
  if (easy === 0) return 'Nessuna'
  return `${Math.min(9, Math.max(1, Math.round((easy / all) * 10)))} su 10`
}
