import { countText, minutesText } from '../ui/format-number.ts'

/** '45 minuti', '1 ora', '2 ore e 5 minuti'. */
export function timeText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return minutesText(minutes)
  const hoursText = hours === 1 ? '1 ora' : `${countText(hours)} ore`
  return rest === 0 ? hoursText : `${hoursText} e ${minutesText(rest)}`
}

/** '1 giorno', '3 giorni'. */
export const daysText = (days: number): string =>
  days === 1 ? '1 giorno' : `${countText(days)} giorni`
