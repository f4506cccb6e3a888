type Moment = Date | string | number | null | undefined

const pieces = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

function dateParts(moment: Moment): Record<string, string> | null {
  const date = moment === null || moment === undefined ? null : new Date(moment)
  if (!date || Number.isNaN(date.getTime())) return null
  return Object.fromEntries(pieces.formatToParts(date).map((part) => [part.type, part.value]))
}

const missingDate = 'Data non disponibile'

/**
 * '20 novembre 2026 alle ore 15:11', by the clocks of Rome. Put together from its parts,
 * because browsers of different ages join them differently, and server and page must agree.
 */
export function formatDateTime(moment: Moment, { withSeconds = false } = {}): string {
  const parts = dateParts(moment)
  if (!parts) return missingDate
  const { day, month, year, hour, minute, second } = parts
  const time = `${hour}:${minute}${withSeconds ? `:${second}` : ''}`
  return `${day} ${month} ${year} alle ore ${time}`
}

/** '15:11', by the clocks of Rome. */
export function formatTime(moment: Moment): string {
  const parts = dateParts(moment)
  return parts ? `${parts.hour}:${parts.minute}` : missingDate
}

/** '20 novembre 2026'. */
export function formatDay(moment: Moment): string {
  const parts = dateParts(moment)
  return parts ? `${parts.day} ${parts.month} ${parts.year}` : missingDate
}

/** 'oggi', 'ieri', else '20 novembre 2026'. @param now milliseconds */
export function dayWords(moment: Moment, now: number): string {
  const day = formatDay(moment)
  if (day === formatDay(now)) return 'oggi'
  return day === formatDay(now - 86_400_000) ? 'ieri' : day
}

/** '15:11:08', by the clocks of Rome. */
export function formatClock(moment: Moment): string {
  const parts = dateParts(moment)
  return parts ? `${parts.hour}:${parts.minute}:${parts.second}` : missingDate
}

/** 'novembre 2026'. */
export function formatMonth(moment: Moment): string {
  const parts = dateParts(moment)
  return parts ? `${parts.month} ${parts.year}` : missingDate
}
