import { formatDateTime } from './format-date.ts'

/** A moment in words, with its exact value for machines. */
export function DateTime({ value, className }: { value: Date | null; className?: string }) {
  if (!value || Number.isNaN(value.getTime())) {
    return <span className={className}>{formatDateTime(null)}</span>
  }
  return (
    <time dateTime={value.toISOString()} className={className}>
      {formatDateTime(value)}
    </time>
  )
}
