import { points } from './palette.mjs'

/**
 * A place on the sheet: written points ('0 0, 40 0') are moved to x, y after a turn in degrees
 * (clockwise) and a scale, so that a tilted thing can be drawn as if it stood straight.
 */
export function place(x, y, degrees = 0, scale = 1) {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return (text) => points(text).map(([a, b]) => [x + a * cos - b * sin, y + a * sin + b * cos])
}

/** Lines of writing inside a place: rows of 'x y width'. */
export function writing(P, at, rows, w = 1.9) {
  for (const row of rows.split(',')) {
    const [x, y, length] = row.trim().split(/\s+/).map(Number)
    const [[x1, y1], [x2, y2]] = at(`${x} ${y}, ${x + length} ${y}`)
    P.line(x1, y1, x2, y2, w)
  }
}

/** A toothed wheel with its hub, `r` from the hub to the foot of a tooth. */
export function gear(P, x, y, r, teeth, fill) {
  const rim = []
  const step = (2 * Math.PI) / teeth
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [part, reach] of [
      [-0.3, 1],
      [-0.18, 1.32],
      [0.18, 1.32],
      [0.3, 1],
    ]) {
      const angle = (tooth + part) * step
      rim.push([x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach])
    }
  }
  P.poly(rim, { fill, w: 2.2, over: 0.2 })
  P.ell(x, y, r * 0.36, r * 0.36, { w: 2.2 })
}

/** A tick, as a pencil makes it. */
export function tick(P, x, y, size = 10, w = 3) {
  P.curve(
    [
      [x - size * 0.5, y],
      [x - size * 0.1, y + size * 0.45],
      [x + size * 0.7, y - size * 0.6],
    ],
    { w, occ: false },
  )
}
