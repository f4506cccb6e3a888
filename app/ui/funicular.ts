/** Whole percent of `done` out of `total`: 0 of 0 is 0, and 100 only when everything is done. */
export function percentDone(done: number, total: number): number {
  if (total <= 0 || done <= 0) return 0
  if (done >= total) return 100
  return Math.min(99, Math.round((done / total) * 100))
}

type Point = { x: number; y: number }

/** A slope to climb, in units of its drawing. */
export type Slope = {
  width: number
  height: number
  low: Point
  high: Point
  /** With more, only the top is a station. */
  mostStations: number
  /**
   * How far past a station the car waits, and where it stands at the top, in parts of the slope.
   */
  ahead: number
  top: number
}

export const slope: Slope = {
  width: 480,
  height: 84,
  low: { x: 14, y: 68.9 },
  high: { x: 458, y: 31.5 },
  mostStations: 5,
  ahead: 0.14,
  top: 0.88,
}

/** For a band across a wide screen. */
export const wideSlope: Slope = {
  width: 1160,
  height: 118,
  low: { x: 14, y: 92.1 },
  high: { x: 1124, y: 44.9 },
  mostStations: 10,
  ahead: 0.054,
  top: 0.95,
}

/** Where stations and car stand on the funicular's slope. */
export function funicularPlan(
  done: number,
  total: number,
  { low, high, mostStations, ahead, top }: Slope = slope,
) {
  const reached = total > 0 ? Math.min(Math.max(done, 0), total) / total : 0
  const at = (part: number) => ({
    x: round(low.x + (high.x - low.x) * part),
    y: round(low.y + (high.y - low.y) * part),
  })
  const count = total > mostStations ? 1 : Math.max(total, 1)
  const stations = Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count
    return { ...at(part), done: total > 0 && reached >= part }
  })
  // The car waits just past the last station reached, and short of the top until it is there.
  const further = total > 0 && reached < 1 ? Math.min(ahead, 0.5 / total) : 0
  const car =
    reached === 1 ? at(top) : at(Math.max(ahead / 2, Math.min(reached + further, top + 0.02)))
  return { stations, track: { from: at(0), to: at(reached) }, car, started: reached > 0 }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
