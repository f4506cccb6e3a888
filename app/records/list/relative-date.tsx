import { formatDateTime } from '../../ui/format-date.ts'
import { relativeTime } from './relative-time.ts'

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
