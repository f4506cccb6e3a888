/**
 * The corners that matter of a line (Douglas and Peucker): none that is left out lies further than
 * `tolerance` from what remains.
 */
export function simplify(points, tolerance) {
  const [first] = points
  const last = points.at(-1)
  let furthest = 0
  let at = 0
  for (let i = 1; i < points.length - 1; i++) {
    const off = distance(points[i], first, last)
    if (off > furthest) [furthest, at] = [off, i]
  }
  if (furthest <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(at), tolerance),
  ]
}

function distance([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy
  const t = square ? Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / square)) : 0
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy)
}
