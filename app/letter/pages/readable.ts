import { longest } from './strip.ts'

/** Why a page may be read badly: out of focus, nothing on it, or its letters grew too small. */
export type PageDoubt = 'blurred' | 'blank' | 'small'

/** What is said of a page, which stands before it: 'La pagina 1'. */
export const doubtTexts: Record<PageDoubt, string> = {
  blurred: "è mossa o sfocata. L'AI potrebbe leggere male date e somme.",
  blank: 'sembra vuota: qui non vedo parole.',
  small: "ha scritte troppo piccole. L'AI potrebbe leggere male date e somme.",
}

/** A page or column whose shorter side has fewer pixels holds no line of a letter that can be read. */
const narrowest = 480
/** Below this the greys of neighbours hardly differ: no stroke of a pen has an edge. */
const softest = 40
/** Below this there is nothing but paper. */
const emptiest = 4

type Size = { width: number; height: number }

/**
 * How well a page can be read that is sent; null: well enough.
 * @param grey of each pixel, 0 to 255, row by row
 * @param columns how many parts of a strip stand side by side
 */
export function doubtOf(
  grey: Uint8ClampedArray | Uint8Array,
  size: Size,
  columns = 1,
): PageDoubt | null {
  const short = Math.min(size.width / columns, size.height)
  const long = Math.max(size.width, size.height)
  if (short < narrowest || long > longest * Math.min(size.width, size.height)) return 'small'
  const edges = strongestEdges(grey, size)
  if (edges < emptiest) return 'blank'
  return edges < softest ? 'blurred' : null
}

/** Of a hundred pixels, one has an edge (the second difference) at least this strong. */
function strongestEdges(grey: Uint8ClampedArray | Uint8Array, { width, height }: Size): number {
  const counts = new Uint32Array(2048)
  let seen = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const here = grey[at] ?? 0
      const around =
        (grey[at - 1] ?? 0) +
        (grey[at + 1] ?? 0) +
        (grey[at - width] ?? 0) +
        (grey[at + width] ?? 0)
      const edge = Math.abs(4 * here - around)
      counts[edge] = (counts[edge] ?? 0) + 1
      seen += 1
    }
  }
  let left = Math.ceil(seen / 100)
  for (let edge = counts.length - 1; edge > 0; edge -= 1) {
    left -= counts[edge] ?? 0
    if (left <= 0) return edge
  }
  return 0
}

/** The same of what was drawn. */
export function drawnDoubt(
  context: CanvasRenderingContext2D,
  size: Size,
  columns: number,
): PageDoubt | null {
  const { data } = context.getImageData(0, 0, size.width, size.height)
  const grey = new Uint8ClampedArray(size.width * size.height)
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4
    grey[at] = ((data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0)) / 4
  }
  return doubtOf(grey, size, columns)
}
