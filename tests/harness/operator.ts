/** Runs the operator's commands as their own processes, on a place of a test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { DatabasePlace } from './place.ts'
import { inheritedEnvironment, noteProcess } from './run.ts'

const root = resolve(import.meta.dirname, '../..')

export type Command =
  | 'backup'
  | 'restore'
  | 'move-to-postgres'
  | 'admin'
  | 'forget'
  | 'content'
  | 'doctor'

export type Ended = { code: number | null; output: string; errors: string }

/** @returns the process, and what it wrote until it ended */
export function startOperator(
  { directory, url }: Pick<DatabasePlace, 'directory' | 'url'>,
  command: Command,
  args: string[],
  env: Record<string, string> = {},
): { process: ChildProcess; ended: Promise<Ended>; output: () => string } {
  const child = spawn(process.execPath, [resolve(root, `ops/${command}.ts`), ...args], {
    cwd: root,
    env: { ...inheritedEnvironment(), DATA_DIR: directory, DATABASE_URL: url ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = child.pid ? noteProcess(child.pid) : () => {}
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = once(child, 'close').then(() => {
    forget()
    return { code: child.exitCode, output, errors }
  })
  return { process: child, ended, output: () => output }
}

/** Runs a command to its end. */
export const operator = (
  place: Pick<DatabasePlace, 'directory' | 'url'>,
  command: Command,
  ...args: string[]
): Promise<Ended> => startOperator(place, command, args).ended
