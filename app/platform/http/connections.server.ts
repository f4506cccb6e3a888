import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { addressGroup } from '../addresses.server.ts'
import { Counts } from '../counts.ts'
import type { TrustedProxies } from './client-address.server.ts'
import { plainHeaders, plainPage } from './plain-page.server.ts'

export type ConnectionLimits = { most: number; mostOfAddress: number; proxies: TrustedProxies }

/** Head of a request: how long it may take, and how long when it is crowded. */
const headMilliseconds = 15_000
const crowdedHeadMilliseconds = 5000
const lookMilliseconds = 1000
/** From such a part of the connections on, the ones that nobody uses make room for new ones. */
const fullShare = 0.8

/**
 * Bounds the open connections of a server, in all and from each address; those of our own proxies
 * count in all only. When there are almost as many as may be, each new one ends the one that has
 * been idle for longest, proxies' excepted.
 * @returns whether they are many
 */
export function boundConnections(server: Server, limits: ConnectionLimits): () => boolean {
  const ofAddress = new Counts()
  const idle = idleConnections(server)
  let open = 0
  const isCrowded = () => open > limits.most / 2
  server.maxConnections = limits.most
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const group = limits.proxies.has(address) ? null : addressGroup(address)
    const count = (by: number) => {
      open += by
      if (group !== null) ofAddress.add(group, by)
    }
    count(1)
    if (open > limits.most * fullShare) idle.endOldest()
    if (group !== null) idle.add(socket)
    socket.once('close', () => count(-1))
    if (group !== null && ofAddress.of(group) > limits.mostOfAddress) socket.destroy()
  })
  setInterval(() => {
    server.headersTimeout = isCrowded() ? crowdedHeadMilliseconds : headMilliseconds
  }, lookMilliseconds).unref()
  return isCrowded
}

/** The connections without a request at work, in the order in which they became so. */
function idleConnections(server: Server) {
  const known = new WeakSet<Socket>()
  const idle = new Set<Socket>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket)
    response.once('close', () => {
      if (known.has(socket) && !socket.destroyed) idle.add(socket)
    })
  })
  return {
    add(socket: Socket) {
      known.add(socket)
      idle.add(socket)
      socket.once('close', () => idle.delete(socket))
    },
    endOldest() {
      const [oldest] = idle
      if (oldest) idle.delete(oldest)
      oldest?.destroy()
    },
  }
}

/** So many connections are taken in before work goes on. */
const heardAtOnce = 100

/**
 * Node takes in one new connection in each turn of its loop, while others wait in the system's own
 * line, where nobody sees them. The function waits for turns until no more came.
 */
export function hearingOf(server: Server): () => Promise<void> {
  let taken = 0
  server.on('connection', () => {
    taken += 1
  })
  return async () => {
    // The rest of this turn takes in nobody.
    await nextTurn()
    for (let turn = 0; turn < heardAtOnce; turn += 1) {
      const before = taken
      await nextTurn()
      if (taken === before) return
    }
  }
}

type Unread = Error & { code?: string }

const unreadable = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'Richiesta troppo lunga'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'Troppo lento'],
} as const

/** Tells in Italian what Node itself cannot read: it has no request for it. */
export function answerUnreadable(server: Server, more: Record<string, string>): void {
  const underWay = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
    underWay.set(socket, response),
  )
  server.on('clientError', async (error: Unread, socket: Socket) => {
    const hasBegun = underWay.get(socket)?.headersSent && !underWay.get(socket)?.writableFinished
    if (!socket.writable || hasBegun || error.code === 'ECONNRESET') return socket.destroy()
    const known = unreadable[error.code as keyof typeof unreadable]
    const [status, reason, title] = known ?? [400, 'Bad Request', 'Richiesta non valida']
    const text = 'Il browser ha inviato qualcosa che non capisco. Riprova.'
    const html = await plainPage(status, title, text).text()
    const headers = {
      ...plainHeaders,
      ...more,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(html),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map((pair) => pair.join(': '))
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('\r\n')}\r\n\r\n${html}`)
  })
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...plainHeaders, ...more, 'Content-Length': 0 }).end()
  })
}
