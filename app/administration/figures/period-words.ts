import { formatMonth } from '../../ui/format-date.ts'
import type { Period } from './period.ts'

/** In the middle of a month it is that month wherever the clock stands. */
const middle = (month: string) => `${month}-15`

/** 'novembre 2026'. @param month YYYY-MM */
export const monthText = (month: string): string => formatMonth(middle(month))

const shortMonth = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', month: 'short' })

/** 'nov', which stands over or under its year. */
export const shortMonthText = (month: string): string => shortMonth.format(new Date(middle(month)))

/** 'novembre 2026', '2026'. */
export const periodText = (name: string): string => (name.length === 4 ? name : monthText(name))

/** 'in novembre 2026', 'nel 2026', with 'finora' while it runs. */
export function inPeriodText({ name, isRunning }: Pick<Period, 'name' | 'isRunning'>): string {
  const words = name.length === 4 ? `nel ${name}` : `in ${monthText(name)}`
  return isRunning ? `${words}, finora` : words
}

/** The months that are drawn: 'da dicembre 2025 a novembre 2026', 'nel 2026'. */
export function drawnText({ name, months, isRunning }: Period): string {
  if (name.length === 4) return inPeriodText({ name, isRunning })
  return `da ${monthText(months[0] ?? name)} a ${monthText(name)}`
}
