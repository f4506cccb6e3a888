import { type Flight, isDone, type Stair } from './lesson.ts'

/** A drawing of the stairs, and where its steps are. */
export type StairPlan = {
  drawing: string
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

const wide = {
  ...{ width: 1160, height: 262, ground: 254, tread: 138, rise: 20 },
  ...{ mark: 15, shoes: 1.25 },
}
const small = {
  ...{ width: 335, height: 172, ground: 164, tread: 37, rise: 12 },
  ...{ mark: 10, shoes: 0.47 },
}

/** Of each flight the drawing for a desk and the one for a phone. */
export const stairPlans: Record<Flight, { wide: StairPlan; small: StairPlan }> = {
  first: {
    wide: { ...wide, drawing: '/drawings/scala.svg', left: 14 },
    small: { ...small, drawing: '/drawings/scala-telefono.svg', left: 6 },
  },
  further: {
    wide: { ...wide, drawing: '/drawings/scala-seconda.svg', left: 174 },
    small: { ...small, drawing: '/drawings/scala-seconda-telefono.svg', left: 58 },
  },
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
