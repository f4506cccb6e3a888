/** Thousands of connections that send next to nothing, and thousands that only listen. */
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fucina, launchFucina } from '../../tests/harness/launch.ts'
import { quantile, readable } from '../figures.ts'
import { residentMegabytes } from '../processes.ts'
import { type Drill, figure } from './drill.ts'
import { keptOpen, send, visitorFrom } from './people.ts'

const seconds = 30
const byteMilliseconds = 3000
const megabytes = 350
const openAtOnce = 100
/** Attackers come as fast as they can, pages as people open them: five hundred a second. */
const attackPause = 20

/** Linux has a whole network of loopback addresses: the crowd comes from many of them. */
const sourceOf = (number: number) =>
  `127.0.${1 + (number % 200)}.${1 + (Math.floor(number / 200) % 200)}`

type Crowd = { sockets: Set<Socket>; answers: Map<string, number>; end(): void }

/** Opens `count` connections, a hundred at a time; what each is sent first is up to the caller. */
async function crowd(
  server: Fucina,
  count: number,
  first: string,
  pauseMilliseconds: number,
): Promise<Crowd> {
  const sockets = new Set<Socket>()
  const answers = new Map<string, number>()
  for (let number = 0; number < count; number++) {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: sourceOf(number) })
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('connect', () => socket.write(first))
    socket.once('data', (data: Buffer) => {
      const status = data.toString('latin1').split(' ', 2)[1] ?? '?'
      answers.set(status, (answers.get(status) ?? 0) + 1)
    })
    if (number % openAtOnce === 0) await wait(pauseMilliseconds)
  }
  return {
    sockets,
    answers,
    end() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** What others meet meanwhile: a page that is kept and one that is rendered, in turn. */
async function others(server: Fucina, milliseconds: number) {
  const agent = keptOpen()
  const times: number[] = []
  let failed = 0
  let most = 0
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    for (const path of ['/', '/prompts?profession=ristoratore']) {
      const { status, ms } = await send(agent, server.url + path, visitorFrom(1))
      if (status === 200) times.push(ms)
      else failed += 1
    }
    most = Math.max(most, residentMegabytes(server.process.pid ?? 0))
    await wait(50)
  }
  agent.destroy()
  return { p95: times.length > 0 ? quantile(times, 0.95) : Number.NaN, failed, most }
}

const wordsOf = (answers: Crowd['answers']) =>
  [...answers].map(([status, count]) => `${count} answered ${status}`).join(', ') || 'none answered'

async function slowBodies(server: Fucina, count: number) {
  const head = `POST /login HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\n`
  const slow = await crowd(server, count, head, attackPause)
  const opened = slow.sockets.size
  const drip = setInterval(() => {
    for (const socket of slow.sockets) socket.write('a')
  }, byteMilliseconds)
  const met = await others(server, seconds * 1000)
  clearInterval(drip)
  const left = slow.sockets.size
  slow.end()
  const isAlive = server.process.exitCode === null && server.process.signalCode === null
  return [
    figure(
      `${count} connections, a byte of a body every 3 s`,
      `${isAlive ? 'alive' : 'dead'}; ${opened} open, ${left} after ${seconds} s; ${wordsOf(slow.answers)}`,
      'alive',
      isAlive,
    ),
    figure(
      'Others meanwhile, p95',
      `${readable(met.p95)} ms, ${met.failed} failed`,
      'under 2 s, none failed',
      met.p95 < 2000 && met.failed === 0,
    ),
    figure(
      'Memory meanwhile, at most',
      `${readable(met.most)} MB`,
      `under ${megabytes} MB`,
      met.most < megabytes,
    ),
  ]
}

export const slow: Drill = {
  about: 'thousands of connections that send a byte now and then',
  engines: ['sqlite'],
  size: { counts: 'slow connections', usual: 5000 },
  async run({ engine, size }) {
    const server = await launchFucina({ engine })
    try {
      return await slowBodies(server, size)
    } finally {
      await server.remove()
    }
  },
}
