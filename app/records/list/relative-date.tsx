import { formatDateTime } from '../../ui/format-date.ts'

type RelativeDateProps = {
  value: Date | null
  /** Milliseconds, as the loader gave them: server and browser say the same. */
  now: number
}

/** '5 minuti fa', with the exact moment as its title. */
export function RelativeDate({ value, now }: RelativeDateProps) {
  const text = relativeTime(value, now)
  if (!value || Number.isNaN(value.getTime())) return text
  return (
    <time dateTime={value.toISOString()} title={formatDateTime(value)}>
      {text}
    </time>
  )
}

type Unit = { name: Intl.RelativeTimeFormatUnit; milliseconds: number; upTo: number }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Each unit up to where the next one reads better. */
const units: Unit[] = [
  { name: 'minute', milliseconds: minute, upTo: hour },
  { name: 'hour', milliseconds: hour, upTo: day },
  { name: 'day', milliseconds: day, upTo: 7 * day },
  { name: 'week', milliseconds: 7 * day, upTo: 30 * day },
  { name: 'month', milliseconds: 30 * day, upTo: 365 * day },
  { name: 'year', milliseconds: 365 * day, upTo: Number.POSITIVE_INFINITY },
]

const words = new Intl.RelativeTimeFormat('it', { numeric: 'auto' })

/**
 * '5 minuti fa', 'ieri', 'tra 3 giorni'; 'adesso' within a minute.
 * @param now milliseconds, so that server and browser can say the same
 * @returns 'N/A' for a date that cannot be read
 */
export function relativeTime(moment: Date | null, now: number): string {
  const difference = (moment?.getTime() ?? Number.NaN) - now
  const distance = Math.abs(difference)
  const unit = units.find(({ upTo }) => distance < upTo)
  if (!unit) return 'N/A'
  if (distance < minute) return 'adesso'
  return words.format(Math.trunc(difference / unit.milliseconds), unit.name)
}
