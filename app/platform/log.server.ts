import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * JSON lines on standard output. Callers log ids and codes only: no prompt, no mail address,
 * no cookie, no key ever stands in a line (trust.md 10).
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}
