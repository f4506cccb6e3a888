/** An HTTP server on loopback with what every stand-in needs. */
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export type LoopbackServer = { origin: string; port: number; close(): Promise<void> }

/** Listens on a free port of loopback, or on the one given. */
export async function listenOnLoopback(
  listener: RequestListener,
  port = 0,
): Promise<LoopbackServer> {
  const server = createServer(listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: actual } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${actual}`,
    port: actual,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) text += chunk
  return text
}

/** Until the reader has caught up, or is gone; nobody listens on for the other. */
export async function untilWritable(response: ServerResponse): Promise<void> {
  const over = new AbortController()
  const either = ['drain', 'close'].map((name) => once(response, name, { signal: over.signal }))
  await Promise.race(either)
  over.abort()
}
