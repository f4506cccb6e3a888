import { Pen } from './pen.mjs'
import { simplify } from './simplify.mjs'

/** Of thin lines, which are hatches, only those long enough to be seen on a phone. */
const leastLength = (width) => (width < 0.95 ? Number.POSITIVE_INFINITY : width < 1.15 ? 14 : 5)
/** How far an edge may lie from the one that the other pen draws, a quarter of a dot on a phone. */
const tolerance = 0.5

/**
 * Draws the same shapes with fewer strokes, for a drawing that is shown at less than half its size:
 * every line is a plain stroke of one of three widths, and hatches and short lines stay out.
 */
export class LightPen extends Pen {
  lines = new Map()

  /** Whole numbers: a phone shows two of them as one dot of the page. */
  figure(v) {
    return Math.round(v).toString()
  }
  stroke(p, w) {
    // The other pen draws twice here for the swell of a strip; so both build the same town.
    if (w > this.thinW) {
      this.random()
      this.random()
    }
    if (p.length < 2 || lengthOf(p) < leastLength(w)) return
    const width = w < 1.5 ? 1.2 : w < 2.35 ? 1.8 : 2.4
    this.lines.set(width, (this.lines.get(width) ?? '') + this.bent(simplify(p, tolerance)))
  }
  fillPts(p, c, sh) {
    const closed = [...p, p[0]]
    super.fillPts(simplify(closed, tolerance).slice(0, -1), c, sh)
  }
  flushThin() {
    for (const [width, d] of this.lines) {
      this.out.push(
        `<path d="${d}" fill="none" stroke="${this.inkColor}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
    }
    this.lines.clear()
  }
}

function lengthOf(p) {
  let length = 0
  for (let i = 1; i < p.length; i++)
    length += Math.hypot(p[i][0] - p[i - 1][0], p[i][1] - p[i - 1][1])
  return length
}
