import type { Log } from './log.server.ts'

const methods = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const

/** The package a call came from, by the first frame of somebody's node_modules. */
function callerOf(stack: string | undefined): string {
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
      const line = { from: callerOf(new Error().stack), ...(error && errorInShort(error)) }
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
