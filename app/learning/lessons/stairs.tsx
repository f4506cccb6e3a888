import { isDone, lessonsDoneText, lessonTexts, type Stair } from './lesson.ts'
import {
  markStairs,
  type StairMark,
  type StairPlan,
  smallStairs,
  wideStairs,
} from './stair-plan.ts'

/**
 * The stairs up to the gate, with what is done on them. The words stand beside the drawing.
 * @param here id of the lesson on which the shoes stand
 */
export function Stairs({ stairs, here }: { stairs: Stair[]; here: string | null }) {
  const done = stairs.filter(isDone).length
  return (
    <div
      className="stairs"
      role="progressbar"
      aria-label={lessonTexts.title}
      aria-valuemin={0}
      aria-valuemax={stairs.length}
      aria-valuenow={done}
      aria-valuetext={lessonsDoneText(stairs)}
    >
      <picture>
        <source
          media="(min-width: 56.25rem)"
          srcSet="/drawings/scala.svg"
          width={wideStairs.width}
          height={wideStairs.height}
        />
        <img
          src="/drawings/scala-telefono.svg"
          alt=""
          width={smallStairs.width}
          height={smallStairs.height}
        />
      </picture>
      <Marks plan={smallStairs} className="small-stairs" {...{ stairs, here }} />
      <Marks plan={wideStairs} className="wide-stairs" {...{ stairs, here }} />
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
