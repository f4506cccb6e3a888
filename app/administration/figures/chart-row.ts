import type { Shown } from './shown-number.ts'

/** A line of a table that is drawn too. */
export type ChartRow = Shown & {
  id: string
  name: string
  /** Of a month: what stands under its column. */
  short?: { month: string; year: string }
  /** The month has not ended. */
  isRunning?: boolean
  /** Where one can see or change it. */
  to?: string
}
