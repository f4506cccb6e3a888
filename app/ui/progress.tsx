import type { ReactNode } from 'react'
import { funicularPlan, percentDone, type Slope, slope, wideSlope } from './funicular.ts'

type FunicularProps = {
  done: number
  total: number
  /** The words above the drawing: '1 capitolo su 3'. */
  label: ReactNode
  /** Name of the progress for a screen reader. */
  name?: string
  /** Also a drawing for a band across a wide screen. */
  wide?: boolean
}

/**
 * Progress as a funicular that climbs from station to station; the words stand outside the drawing.
 */
export function Funicular({
  done,
  total,
  label,
  name = 'Avanzamento',
  wide = false,
}: FunicularProps) {
  const percent = percentDone(done, total)
  return (
    <div className={wide ? 'rail has-wide' : 'rail'}>
      <div className="said">
        <b>{label}</b>
        <span className="percent">{percent}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${done} su ${total}, ${percent}%`}
      >
        <Climb on={slope} done={done} total={total} />
        {wide && <Climb on={wideSlope} done={done} total={total} />}
      </div>
    </div>
  )
}

/** The rails run a little further than the first and the last station. */
const overhang = 8

function Climb({ on, done, total }: { on: Slope; done: number; total: number }) {
  const { stations, track, car, started } = funicularPlan(done, total, on)
  const { low, high } = on
  const slant = (high.y - low.y) / (high.x - low.x)
  const y = (x: number, above: number) => (low.y + above + (x - low.x) * slant).toFixed(1)
  const rail = (above: number) => {
    const [from, to] = [low.x - overhang + 2, high.x + overhang + 6]
    return `M${from} ${y(from, above)}L${to} ${y(to, above)}`
  }
  const sleepers = Array.from({ length: (high.x - low.x + overhang) / 10 }, (_, index) => {
    const x = low.x + index * 10
    return `M${x} ${y(x, -7)}l1 12`
  })
  const degrees = (Math.atan(slant) * 180) / Math.PI
  return (
    <svg
      viewBox={`0 0 ${on.width} ${on.height}`}
      width={on.width}
      height={on.height}
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--ink)" strokeLinecap="round">
        <path strokeWidth="2" d={sleepers.join('')} />
        <path strokeWidth="3" d={rail(-3.5) + rail(3.5)} />
        {started && (
          <path
            d={`M${track.from.x} ${track.from.y}L${track.to.x} ${track.to.y}`}
            stroke="var(--action)"
            strokeWidth="9"
          />
        )}
      </g>
      {stations.map((station) => (
        <g key={station.x} transform={`translate(${station.x} ${station.y})`}>
          <circle
            r="14"
            fill={station.done ? 'var(--action)' : 'var(--card)'}
            stroke="var(--ink)"
            strokeWidth="3"
          />
          {station.done && (
            <path
              d="m-6.5.5 5 5 8.5-10"
              fill="none"
              stroke="var(--on-action)"
              strokeWidth="3.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      ))}
      <g transform={`translate(${car.x} ${car.y - 5}) rotate(${degrees.toFixed(1)})`}>
        <path d="M-25-30h50v26h-50z" fill="var(--ember)" stroke="var(--ink)" strokeWidth="3" />
        <path d="M-18-24h10v10h-10zM-5-24h10v10h-10zM8-24h10v10h-10z" fill="var(--paper)" />
        <path d="M-30-30h60" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  )
}

type MeterProps = { value: number; max: number; label: string }

/** A thin bar for how much is left or used; the same figure must stand beside it in words. */
export function Meter({ value, max, label }: MeterProps) {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn alike everywhere
    <div
      role="meter"
      className="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={`${value} su ${max}`}
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.round(part * 1000) / 10} height="1" fill="var(--action)" />
      </svg>
    </div>
  )
}
