import type { ReactNode } from 'react'
import { funicularPlan, percentDone } from './funicular.ts'

const sleepers = Array.from({ length: 45 }, (_, index) => {
  const x = 14 + index * 10
  return `M${x} ${(62 - index * 0.82).toFixed(1)}l1 12`
}).join('')

type FunicularProps = {
  done: number
  total: number
  /** The words above the drawing: '1 capitolo su 3'. */
  label?: ReactNode
  /** Name of the progress for a screen reader. */
  name?: string
}

/** Progress as a funicular that climbs from station to station; the words stand outside the drawing. */
export function Funicular({ done, total, label, name = 'Avanzamento' }: FunicularProps) {
  const percent = percentDone(done, total)
  const { stations, track, car, started } = funicularPlan(done, total)
  return (
    <div className="rail">
      <div className="said">
        <b>{label ?? `${done} su ${total}`}</b>
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
        <svg viewBox="0 0 480 84" width="480" height="84" aria-hidden="true">
          <g fill="none" stroke="var(--ink)" strokeLinecap="round">
            <path strokeWidth="2" d={sleepers} />
            <path strokeWidth="3" d="M8 66L472 27M8 73L472 34" />
          </g>
          {started && (
            <path
              d={`M${track.from.x} ${track.from.y}L${track.to.x} ${track.to.y}`}
              stroke="var(--action)"
              strokeWidth="9"
              strokeLinecap="round"
            />
          )}
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
                  stroke="#fff"
                  strokeWidth="3.4"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              )}
            </g>
          ))}
          <g transform={`translate(${car.x} ${car.y - 5}) rotate(-4.8)`}>
            <path d="M-25-30h50v26h-50z" fill="var(--ember)" stroke="var(--ink)" strokeWidth="3" />
            <path d="M-18-24h10v10h-10zM-5-24h10v10h-10zM8-24h10v10h-10z" fill="var(--paper)" />
            <path d="M-30-30h60" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
          </g>
        </svg>
      </div>
    </div>
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
