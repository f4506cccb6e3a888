import { formatDay } from '../ui/format-date.ts'

/** Days before the end of a model on which administrators are told, the nearest first. */
const endThresholds = [7, 30, 60] as const

/** Whole days from one YYYY-MM-DD to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The threshold that a model's end has reached; null while it is far away or unknown. */
export function endThreshold(
  endsOn: string | null,
  today: string,
): (typeof endThresholds)[number] | null {
  if (endsOn === null) return null
  const days = daysBetween(today, endsOn)
  return endThresholds.find((threshold) => days <= threshold) ?? null
}

/** '3 gennaio 2027', from '2027-01-03'. */
export const dayOf = (day: string): string => formatDay(`${day}T12:00:00Z`)

/** 'oggi', 'domani', 'tra 42 giorni'. */
function inDays(days: number): string {
  if (days <= 0) return 'oggi'
  return days === 1 ? 'domani' : `tra ${days} giorni`
}

/** 'gpt-x finisce il 3 gennaio 2027: tra 42 giorni'. */
export const endingText = (model: string, endsOn: string, daysLeft: number): string =>
  `${model} finisce il ${dayOf(endsOn)}: ${inDays(daysLeft)}`
