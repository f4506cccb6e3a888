const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })

/** The day in Italy, for instance `2026-11-20`. */
export const romanDay = (now: Date): string => day.format(now)

const hour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The hour of the clock in Italy, 0 to 23. */
export const romanHour = (now: Date): number => Number(hour.format(now))

/** The month in Italy, for instance `2026-11`. */
export const romanMonth = (now: Date): string => romanDay(now).slice(0, 7)
