/** Servers behind a balancer are replaced one after the other, under load. */
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fucina, launchFucina } from '../../tests/harness/launch.ts'
import { databasePlace } from '../../tests/harness/place.ts'
import { type Drill, figure } from './drill.ts'
import { type Met, offer, p90 } from './mix.ts'
import { keptOpen, proxySettings, signedInPeople } from './people.ts'

const checkMilliseconds = 200
const drainSeconds = 1
const rate = 40
const settings = {
  ...proxySettings,
  DRAIN_SECONDS: String(drainSeconds),
  SAVED_PER_PERSON: '1000000',
  SAVES_PER_MINUTE: '1000000',
  AI_PROVIDER: 'demo',
}

/** What a balancer knows of the server behind it. */
type Behind = { port: number; isReady: boolean }

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A balancer as simple as they come: in turn to whoever said at /readyz, not long ago, that it is
 * ready; connections to them are kept; nothing is tried twice.
 */
async function balancer(behind: Behind[]): Promise<{ url: string; close(): void }> {
  const agent = keptOpen()
  let turn = 0
  const server: Server = createServer((incoming, outgoing) => {
    const ready = behind.filter((one) => one.isReady)
    const chosen = ready[turn++ % Math.max(1, ready.length)]
    if (!chosen) return void outgoing.writeHead(502).end()
    const { method, url, headers } = incoming
    const passed = request({
      port: chosen.port,
      host: '127.0.0.1',
      agent,
      method,
      path: url,
      headers,
    })
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    passed.on('error', () =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
    )
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const check = setInterval(() => {
    for (const one of behind)
      void isReady(one.port).then((ready) => {
        one.isReady = ready
      })
  }, checkMilliseconds)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      clearInterval(check)
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Replaces each server once by a new one, as an update does. */
async function replaceAll(servers: Fucina[], behind: Behind[], launch: () => Promise<Fucina>) {
  for (const [index, former] of [...servers].entries()) {
    const next = await launch()
    servers[index] = next
    behind.push({ port: next.port, isReady: true })
    await wait(checkMilliseconds * 2)
    await former.stop()
    await former.remove()
    behind.splice(
      behind.findIndex(({ port }) => port === former.port),
      1,
    )
  }
}

const wordsOf = ({ failed }: Met) =>
  failed
    .map(({ kind, status }) => `${kind} ${status}`)
    .slice(0, 5)
    .join(', ')

export const rolling: Drill = {
  about: 'servers behind a balancer are replaced one after the other under load',
  engines: ['postgres'],
  size: { counts: 'rounds of replacing both servers', usual: 3 },
  async run({ engine, size }) {
    const place = await databasePlace('seeded', engine)
    // Whoever opens a page says that it comes from the balancer's address.
    const gate = { url: '' }
    const launch = () => launchFucina({ place, env: { ...settings, PUBLIC_URL: gate.url } })
    const behind: Behind[] = []
    const front = await balancer(behind)
    gate.url = front.url
    const servers = [await launch(), await launch()]
    behind.push(...servers.map(({ port }) => ({ port, isReady: true })))
    try {
      const [first] = servers
      if (!first) throw new Error('no server')
      const actors = await signedInPeople(first, 50)
      const agent = keptOpen()
      const seconds = size * 8
      const loading = offer(agent, front.url, actors, { rate, seconds })
      for (let round = 0; round < size; round++) await replaceAll(servers, behind, launch)
      const met = await loading
      agent.destroy()
      const all = met.served.length + met.told.length + met.failed.length
      return [
        figure(
          `Failed requests while both servers were replaced ${size} times`,
          `${met.failed.length} of ${all}${met.failed.length > 0 ? ` (${wordsOf(met)})` : ''}`,
          '0',
          met.failed.length === 0,
        ),
        figure(
          'Served meanwhile, p90',
          `${p90(met.served).toFixed(0)} ms`,
          'none of its own',
          null,
        ),
        figure('Told that there are too many', String(met.told.length), '0', met.told.length === 0),
      ]
    } finally {
      front.close()
      for (const server of servers) await server.remove()
      await place.remove()
    }
  },
}
