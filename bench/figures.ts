/** A measured series: repeated, so that its spread says how far it can be trusted. */
export type Series = { name: string; unit: string; values: number[] }

/** One line of the report: what was measured, against what, and what we hold ourselves to. */
export type Finding = {
  what: string
  measured: string
  target: string
  /** null: a figure without a target of its own; `void`: the floor moved too far in this run. */
  met: boolean | null | 'void'
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * q
  const low = sorted[Math.floor(at)] ?? Number.NaN
  const high = sorted[Math.ceil(at)] ?? Number.NaN
  return low + (high - low) * (at - Math.floor(at))
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Half the distance between the quartiles, as a share of the median. */
export function spread(values: readonly number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values)
}

/**
 * A floor that moves by more than this makes its run void: the machine was busy with other things.
 */
export const floorTolerance = 0.1

/** Whether a target was met, or `void` where the floor moved too far for a verdict. */
export const verdictOf = (floor: readonly number[], isMet: boolean): boolean | 'void' =>
  spread(floor) > floorTolerance ? 'void' : isMet

/** Rounds for reading: three significant digits. */
export const readable = (value: number) =>
  value >= 1000 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(3)))

/** A series in words: the median and the spread around it. */
export const inWords = ({ name, unit, values }: Series) =>
  `${name}: ${readable(median(values))} ${unit} ±${Math.round(spread(values) * 100)} %`
