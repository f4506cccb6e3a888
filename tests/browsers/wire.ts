/** What the three drivers share: a program that tells its port, and numbered messages over a socket. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program and waits for a line that it writes. */
export async function startProgram(
  command: string,
  args: string[],
  line: RegExp,
  options: SpawnOptions = {},
): Promise<{ program: ChildProcess; match: RegExpExecArray }> {
  const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let written = ''
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error(`${command} says nothing: ${written}`)), 20_000)
    function fail(error: Error) {
      clearTimeout(timer)
      program.kill()
      reject(error)
    }
    const read = (chunk: Buffer) => {
      written += chunk
      const found = line.exec(written)
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    }
    program.stdout?.on('data', read)
    program.stderr?.on('data', read)
    program.once('error', fail)
    program.once('exit', (code) => fail(new Error(`${command} ended with ${code}: ${written}`)))
  })
  return { program, match }
}

export async function endProgram(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  const timer = setTimeout(() => program.kill('SIGKILL'), 3000)
  await ended
  clearTimeout(timer)
}

/** What a browser tells by itself, as far as anybody here reads it. */
type News = { level?: string; text?: string; type?: string; args?: unknown }
type Message = { id?: number; method?: string; params?: News; result?: never; error?: unknown }

/** @param onEvent what the browser tells by itself */
export async function openSocket(url: string, onEvent: (method: string, params: News) => void) {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id === undefined) return onEvent(message.method ?? '', message.params ?? {})
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error) asked?.reject(new Error(JSON.stringify(message)))
    else asked?.resolve(message.result as never)
  })
  return {
    // biome-ignore lint/suspicious/noExplicitAny: two protocols of many shapes
    send(method: string, params: object = {}): Promise<any> {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close: () => socket.close(),
  }
}
