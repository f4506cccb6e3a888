import { type LogFn, type Logger, pino } from 'pino'
import { LogThrottle } from './log-throttle.server.ts'

export type Log = Logger

/**
 * JSON lines on standard output. Callers log ids and codes only: no prompt, no mail address,
 * no cookie, no key ever stands in a line (SECURITY.md 10).
 */
export function createLog(level: string): Log {
  const noise = new LogThrottle()
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => errorShown(error) },
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      logMethod(values, write) {
        const { message, source } = repeated(values)
        const { isTold, leftOut } = noise.take(message, source, Date.now())
        for (const lines of leftOut) this.warn(lines, 'lines were left out')
        if (isTold) write.apply(this, values)
      },
    },
  })
}

/** What a line repeats: its words, and who caused it. */
function repeated(values: Parameters<LogFn>): { message: string; source: string } {
  const [first, second] = values as unknown[]
  if (typeof first !== 'object' || first === null) return { message: String(first), source: '' }
  const { trace, address } = first as { trace?: unknown; address?: unknown }
  const words = [second, trace].filter((word) => typeof word === 'string')
  return { message: words.join(' '), source: typeof address === 'string' ? address : '' }
}

type ErrorShown = {
  type: string
  message: string
  code?: unknown
  stack?: string
  cause?: ErrorShown
}

/** Nothing in the program is broken then: where it was noticed tells nobody anything. */
const outages: ReadonlySet<string> = new Set(['DatabaseUnavailable', 'OperatorError'])
const outageCodes = /^(08\w{3}|57P0\d|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND)$/

/**
 * What a line says of an error, and nothing else of it: drivers hang whole connections, rows and
 * the values of parameters on theirs.
 */
export function errorShown(error: unknown, isOfOutage = false): ErrorShown {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const code = 'code' in error ? String(error.code) : ''
  const isOutage = isOfOutage || outages.has(error.name) || outageCodes.test(code)
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...(error.stack && !isOutage ? { stack: error.stack } : {}),
    ...(error.cause === undefined ? {} : { cause: errorShown(error.cause, isOutage) }),
  }
}
