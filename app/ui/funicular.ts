/** Whole percent of `done` out of `total`: 0 of 0 is 0, and 100 only when everything is done (GUIDE-06). */
export function percentDone(done: number, total: number): number {
  if (total <= 0 || done <= 0) return 0
  if (done >= total) return 100
  return Math.min(99, Math.round((done / total) * 100))
}

const low = { x: 14, y: 68.9 }
const high = { x: 458, y: 31.5 }
const mostStations = 5

/** Where stations and car stand on the funicular's slope, in units of its 480 by 84 drawing. */
export function funicularPlan(done: number, total: number) {
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
  const ahead = total > 0 && reached < 1 ? Math.min(0.14, 0.5 / total) : 0
  const car = reached === 1 ? at(0.88) : at(Math.max(0.07, Math.min(reached + ahead, 0.9)))
  return { stations, track: { from: at(0), to: at(reached) }, car, started: reached > 0 }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
