import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { plainHeaders, plainPage } from './plain-page.server.ts'

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
