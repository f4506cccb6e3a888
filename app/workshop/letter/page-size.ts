import { pageSide } from './letter.ts'

/** How large a page is sent, in whole pixels: never larger than it is, its longer side bounded. */
export function fittingSize(width: number, height: number, side = pageSide) {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
