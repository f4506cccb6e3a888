/** What all processes of one test run have in common: a folder that is gone when the run is. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const variable = 'FUCINA_TEST_RUN'

/** The folder of this run; every worker of the run gets the same one. */
export function runDirectory(): string {
  const known = process.env[variable]
  const directory = known || join(tmpdir(), `fucina-run-${process.pid}-${Date.now()}`)
  if (!known) {
    process.env[variable] = directory
    // A script that starts a server by itself has no runner to end the run.
    process.once('exit', () => endRun(directory))
  }
  mkdirSync(join(directory, 'processes'), { recursive: true })
  return directory
}

/** A name for this run that fits into a database's name. */
export const runName = () => basename(runDirectory()).replaceAll('-', '_')

/** Nothing of the developer's own settings reaches a program under test. */
const inherited = [
  ...['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'TZ'],
  'NODE_COMPILE_CACHE',
]

/** What the run hands on to every program that it starts. */
export const inheritedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    inherited.flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )

/** Notes a started process, so that the end of the run can end what a crashed worker left. */
export function noteProcess(pid: number): () => void {
  const note = join(runDirectory(), 'processes', String(pid))
  mkdirSync(note, { recursive: true })
  return () => rmSync(note, { recursive: true, force: true })
}

/**
 * Takes a port for the rest of the run: of two servers on their way to one, each would take the
 * other's answers for its own. @returns false: somebody has it
 */
export function takePort(port: number): boolean {
  const ports = join(runDirectory(), 'ports')
  mkdirSync(ports, { recursive: true })
  try {
    mkdirSync(join(ports, String(port)))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Ends left-over processes and removes the run's folder, if it is still there. */
export function endRun(directory = runDirectory()) {
  const processes = join(directory, 'processes')
  if (!existsSync(processes)) return
  for (const pid of readdirSync(processes)) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  // What was just killed may still be writing.
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}
