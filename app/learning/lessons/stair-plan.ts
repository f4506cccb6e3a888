import { isDone, type Stair } from './lesson.ts'

/** Where the steps of a drawing of the stairs are (art/stairs.mjs draws the stone). */
export type StairPlan = {
  width: number
  height: number
  /** The ground, and where the first step begins. */
  ground: number
  left: number
  tread: number
  rise: number
  /** Radius of a mark, and how much larger or smaller ticks and shoes are drawn. */
  mark: number
  shoes: number
}

export const wideStairs: StairPlan = {
  ...{ width: 1160, height: 262, ground: 254, left: 14, tread: 138, rise: 20 },
  ...{ mark: 15, shoes: 1.25 },
}

export const smallStairs: StairPlan = {
  ...{ width: 335, height: 172, ground: 164, left: 6, tread: 37, rise: 12 },
  ...{ mark: 10, shoes: 0.47 },
}

export type StairMark = { id: string; kind: 'done' | 'here' | 'open'; x: number; y: number }

/**
 * What stands on each step: a tick, the shoes, or nothing yet; and the runner over what is done.
 * @param here id of the lesson on which the shoes stand; null: on none
 */
export function markStairs(plan: StairPlan, stairs: Stair[], here: string | null) {
  const { left, tread, rise, ground, mark } = plan
  const marks = stairs.map((stair, index): StairMark => {
    const kind = stair.id === here ? 'here' : isDone(stair) ? 'done' : 'open'
    const top = ground - (index + 1) * rise
    return {
      id: stair.id,
      kind,
      x: left + (index + 0.5) * tread,
      y: kind === 'here' ? top - 2 : top - mark - 6,
    }
  })
  const runner = stairs
    .map((stair, index) => {
      const x = left + index * tread
      const foot = ground - index * rise
      return isDone(stair) ? `M${x} ${foot}V${foot - rise}H${x + tread}` : ''
    })
    .join('')
  return { marks, runner }
}
