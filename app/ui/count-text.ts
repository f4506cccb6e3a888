const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A count as people read it: '1.234', also where Italian would leave the point out. */
export const countText = (count: number): string => whole.format(count)

/** '1 guida', '1.234 guide'. */
export const counted = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`

/** '1 minuto', '45 minuti'. */
export const minutesText = (minutes: number): string => counted(minutes, 'minuto', 'minuti')

/** '45 minuti', '1 ora', '2 ore e 5 minuti'. */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return minutesText(minutes)
  const hoursText = counted(hours, 'ora', 'ore')
  return rest === 0 ? hoursText : `${hoursText} e ${minutesText(rest)}`
}
