import type { ChartRow } from './chart-row.ts'
import type { CountedFigures, MonthCounts, Since } from './count-figures.server.ts'
import { monthText, shortMonthText } from './period-words.ts'
import type { Shown } from './shown-number.ts'

/** Whether something was counted in a month already. @param since its first month; null: nothing is */
export const isCounted = (month: string, since: string | null): boolean =>
  since !== null && month >= since

/** The rows of a table by months; '—' for months in which nothing was counted yet. */
export function monthRows(
  { months, period, since }: Pick<CountedFigures, 'months' | 'period' | 'since'>,
  what: {
    of: (month: MonthCounts) => number
    since: keyof Since
    shown: (n: number | null) => Shown
  },
): ChartRow[] {
  return months.map((counts) => {
    const { month } = counts
    const isThere = isCounted(month, since[what.since])
    return {
      id: month,
      name: monthText(month),
      short: { month: shortMonthText(month), year: month.slice(0, 4) },
      isRunning: period.isRunning && month === period.to,
      ...what.shown(isThere ? what.of(counts) : null),
    }
  })
}
