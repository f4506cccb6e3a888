import { type Flight, flightTitles, isDone, lessonsDoneText, type Stair } from './lesson.ts'
import { markStairs, type StairMark, type StairPlan, stairPlans } from './stair-plan.ts'

/** `stairs`: those of the flight; `here`: the lesson on which the shoes stand. */
type StairsProps = { flight: Flight; stairs: Stair[]; here: string | null }

/** A flight of the stairs, with what is done on it. The words stand beside the drawing. */
export function Stairs({ flight, stairs, here }: StairsProps) {
  const { wide, small } = stairPlans[flight]
  const done = stairs.filter(isDone).length
  return (
    <div
      className="stairs"
      role="progressbar"
      aria-label={flightTitles[flight]}
      aria-valuemin={0}
      aria-valuemax={stairs.length}
      aria-valuenow={done}
      aria-valuetext={lessonsDoneText(stairs)}
    >
      <picture>
        <source
          media="(min-width: 56.25rem)"
          srcSet={wide.drawing}
          width={wide.width}
          height={wide.height}
        />
        <img src={small.drawing} alt="" width={small.width} height={small.height} />
      </picture>
      <Marks plan={small} className="small-stairs" {...{ stairs, here }} />
      <Marks plan={wide} className="wide-stairs" {...{ stairs, here }} />
    </div>
  )
}

type MarksProps = { plan: StairPlan; stairs: Stair[]; here: string | null; className: string }

function Marks({ plan, stairs, here, className }: MarksProps) {
  const { marks, runner } = markStairs(plan, stairs, here)
  return (
    <svg viewBox={`0 0 ${plan.width} ${plan.height}`} className={className} aria-hidden="true">
      <path className="runner" d={runner} strokeWidth={plan.rise * 0.45} />
      {marks.map((mark) => (
        <Mark key={mark.id} mark={mark} plan={plan} />
      ))}
    </svg>
  )
}

const shoe = 'M0 0h27c4 0 5-3 3-6-3-4-9-4-13-9-2-2-2-4-3-6L3-20C1-14 1-7 0 0zM-1 0h32M13-12l5-3'

function Mark({ mark: { kind, x, y }, plan }: { mark: StairMark; plan: StairPlan }) {
  if (kind === 'here') {
    return (
      <g
        className="shoes"
        transform={`translate(${x - 33 * plan.shoes} ${y}) scale(${plan.shoes})`}
      >
        <path d={shoe} />
        <path d={shoe} transform="translate(36 0)" />
      </g>
    )
  }
  return (
    <g transform={`translate(${x} ${y}) scale(${plan.mark / 15})`} className={kind}>
      <circle r="15" />
      {kind === 'done' && <path d="m-7 .5 5 5 9-10" />}
    </g>
  )
}
