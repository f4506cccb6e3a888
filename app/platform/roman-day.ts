const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' })

/** The day in Italy, for instance `2026-11-20`. */
export const romanDay = (now: Date): string => day.format(now)

/** The month in Italy, for instance `2026-11`. */
export const romanMonth = (now: Date): string => romanDay(now).slice(0, 7)
