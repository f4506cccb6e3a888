import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Fucina, startFucina } from '../harness/server.ts'

/** @returns the status; 0: the connection was cut */
function ask(server: Fucina, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asking = request({ host: '127.0.0.1', port: server.port, path, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    asking.on('error', () => resolve(0))
    asking.end()
  })
}

test('HLD-08 a process that stops says so while it still serves: who then leaves loses no request', {
  timeout: 60_000,
}, async () => {
  const server = await startFucina({ env: { DRAIN_SECONDS: '5' } })
  const agent = new Agent({ keepAlive: true })
  const probe = new Agent()
  const statuses: number[] = []
  let isLeft = false
  /** As behind a balancer: requests go on until it has seen that the process is not ready. */
  const balancer = async () => {
    while ((await ask(server, '/readyz', probe)) === 200) await wait(100)
    isLeft = true
  }
  const browser = async () => {
    while (!isLeft) statuses.push(await ask(server, '/prompts', agent))
  }
  const load = Promise.all([balancer(), ...Array.from({ length: 6 }, browser)])
  while (statuses.length < 20) await wait(20)
  const exited = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  await load
  expect(await ask(server, '/prompts', agent), 'still served').toBe(200)
  const { headers } = await fetch(`${server.url}/healthz`)
  expect(headers.get('Connection'), 'who asks now leaves the connection').toBe('close')
  expect((await exited)[0]).toBe(0)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await ask(server, '/healthz', probe)).toBe(0)
})
