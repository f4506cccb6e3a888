import type { Finding } from '../records/facts/facts.tsx'

/** One thing of a running site that somebody sees to when it is bad. */
export type CheckName =
  | 'database'
  | 'tables'
  | 'room'
  | 'disk'
  | 'backup'
  | 'mail'
  | 'ai'
  | 'budget'
  | 'certificate'

/** What a check found: in Italian for screens and mails, as `line` in English for doctor. */
export type CheckFound = Finding & {
  line: string
  /** What doctor makes of it where that is not 'ok' of what is not bad, 'warn' of what is. */
  doctor?: 'warn' | 'fail'
  /** How long it may be bad before somebody is told, in milliseconds; without: at once. */
  patience?: number
  /** Well, and too near to bad to say that it is over. */
  isClose?: true
}

/** What a screen shows of a check. */
export type ShownCheck = Finding & { name: CheckName; label: string }
