const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })

const quarterMilliseconds = 900_000
let last = { quarter: Number.NaN, day: '' }

/** The day in Italy, for instance `2026-11-20`. It changes with a quarter of an hour. */
export function romanDay(now: Date): string {
  const quarter = Math.floor(now.getTime() / quarterMilliseconds)
  if (quarter !== last.quarter) last = { quarter, day: day.format(now) }
  return last.day
}

const dayMilliseconds = 86_400_000
const hourMilliseconds = 3_600_000

/** The number of the day in Italy on which a moment falls; consecutive days differ by 1. */
export const romanDayNumber = (moment: Date): number =>
  Date.parse(romanDay(moment)) / dayMilliseconds

/** When a day in Italy, `2026-11-20`, began, or another one so many days later. */
export function romanMidnight(day: string, daysLater = 0): Date {
  const utc = Date.parse(day) + daysLater * dayMilliseconds
  // Italy is two hours ahead of UTC in summer, one in winter.
  const inSummer = new Date(utc - 2 * hourMilliseconds)
  return romanHour(inSummer) === 0 ? inSummer : new Date(utc - hourMilliseconds)
}

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The hour of the clock in Italy, 0 to 23. */
const romanHour = (now: Date): number => Number(hour.format(now))

/** The month in Italy, for instance `2026-11`. */
export const romanMonth = (now: Date): string => romanDay(now).slice(0, 7)

/** The month so many months after another, or before it: `2027-01`, -1 is `2026-12`. */
export function monthsLater(month: string, months: number): string {
  const first = new Date(`${month}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return first.toISOString().slice(0, 7)
}

/** When a month in Italy, `2026-11`, began. */
export const romanMonthStart = (month: string): Date => romanMidnight(`${month}-01`)
