import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** A process under measurement and where it listens. */
export type Measured = { url: string; pid: number; stop(): Promise<void> }

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Starts a script that prints its port as its first line. */
export async function startPrinting(script: string, args: string[]): Promise<Measured> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${line.toString().trim()}`,
    pid: child.pid ?? 0,
    stop: () => stopped(child),
  }
}

/** Resident memory of a process in MB, 0 where the system does not tell. */
export function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Milliseconds that a process has worked so far, 0 where the system does not tell. */
export function processorMilliseconds(pid: number): number {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user, system] = after.split(' ').slice(11, 13).map(Number)
    // Linux counts hundredths of a second.
    return ((user ?? 0) + (system ?? 0)) * 10
  } catch {
    return 0
  }
}
