import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * JSON lines on standard output. Callers log ids and codes only: no prompt, no mail address,
 * no cookie, no key ever stands in a line (SECURITY.md 10).
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error) => errorShown(error) },
    formatters: { level: (label) => ({ level: label }) },
  })
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

const methods = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const

/** The package a call came from, by the first frame of somebody's node_modules. */
function callingPackage(stack: string | undefined): string {
  const [, name] = /node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//.exec(stack ?? '') ?? []
  return name ?? 'the runtime'
}

/**
 * Libraries that write to the console by themselves get one JSON line of the log for it, like
 * everything else. Their words may quote what people typed: only the errors they hand over are
 * told, without a stack.
 */
export function redirectConsole(log: Log): void {
  for (const method of methods) {
    console[method] = (...said: unknown[]) => {
      const error = said.find((one) => one instanceof Error)
      const line = { from: callingPackage(new Error().stack), ...(error && errorInShort(error)) }
      if (method === 'error' || method === 'warn') log.warn(line, 'a library has a complaint')
      else log.debug(line, 'a library says something')
    }
  }
  process.removeAllListeners('warning')
  process.on('warning', ({ name }) => log.debug({ from: 'node', type: name }, 'Node has a warning'))
}

function errorInShort(error: Error) {
  return { type: error.name, ...('code' in error ? { code: error.code } : {}) }
}
