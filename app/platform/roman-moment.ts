const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment as the clocks of Italy show it: '2026-11-26 15:00'. */
export const romanClock = (moment: Date): string => clock.format(moment)

/**
 * The moment at which the clocks of Italy show a time of a day; of an hour that comes twice, when
 * summer time ends, the first.
 * @param day '2026-11-26'
 * @param time '15:00'
 * @returns null for what is no day or no time, and for the hour that is left out in March
 */
export function romanMoment(day: string, time: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null
  // Italy is two hours ahead of UTC in summer, one in winter.
  const found = ['+02:00', '+01:00']
    .map((zone) => new Date(`${day}T${time}:00${zone}`))
    .find((moment) => !Number.isNaN(moment.getTime()) && romanClock(moment) === `${day} ${time}`)
  return found ?? null
}
