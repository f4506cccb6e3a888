import { pageSide } from '../letter.ts'

type Size = { width: number; height: number }

/** A part of a picture, in its own pixels, and where it stands on its page, in the page's. */
type Part = { top: number; height: number; left: number; width: number }

/** A page: its size in whole pixels, and the parts of the picture on it, side by side. */
type Sheet = Size & { parts: Part[] }

/** Longer than this times its width, a picture is a strip: made small, nobody could read it. */
export const longest = 3
/** A page with columns is about so many times as high as it is wide. */
const shape = 1.3
/** Of a strip's width: what two parts share, so that no line is cut, and what lies between columns. */
const shared = 0.1
const between = 0.05

/** How large a page is sent, in whole pixels: never larger than it is, its longer side bounded. */
export function fittingSize(width: number, height: number, side = pageSide): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/**
 * A picture as pages: one, or a strip cut into as many as it needs and there is room for; what is
 * too long for them stands in columns, so that nothing is left out.
 */
export function cutStrip({ width, height }: Size, room: number): Sheet[] {
  const ratio = height / width
  const pages = ratio > longest ? Math.max(1, Math.min(room, Math.ceil(ratio / longest))) : 1
  const columns = ratio > longest ? Math.max(1, Math.round(Math.sqrt(ratio / pages / shape))) : 1
  const count = pages * columns
  const overlap = count > 1 ? width * shared : 0
  const part = (height + overlap * (count - 1)) / count
  const gap = width * between
  const whole = columns * width + (columns - 1) * gap
  const size = fittingSize(whole, part)
  const scale = size.width / whole
  return Array.from({ length: pages }, (_, page) => ({
    ...size,
    parts: Array.from({ length: columns }, (_, column) => ({
      top: (page * columns + column) * (part - overlap),
      height: part,
      left: column * (width + gap) * scale,
      width: width * scale,
    })),
  }))
}
