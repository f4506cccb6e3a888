import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { plainHeaders, plainPage } from './plain-page.server.ts'

/**
 * What pages, forms and their data use. The application answers the last three with its own 405.
 */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** They are only read. */
const probes = new Set(['/healthz', '/readyz'])

type Asked = { method: string; path: string; host: string | undefined; httpVersion: string }

/**
 * The framework's work for a missing page grows with the square of these; ours have four at most.
 */
const mostSegments = 20

/**
 * Refuses what no part of the product could read, before the application sees it: a method nobody
 * uses here (405), an address that is none of ours or has a broken `%`, a request without a host
 * (400), a line break in an address (404), which no route could match.
 * @param asked path: without the query
 * @returns null: it may pass
 */
export function refuseMalformed({ method, path, host, httpVersion }: Asked): Response | null {
  const isAllowed = probes.has(path) ? method === 'GET' || method === 'HEAD' : methods.has(method)
  if (!isAllowed) {
    const page = plainPage(405, 'Operazione non valida', 'Questa operazione non esiste.')
    page.headers.set('Allow', 'GET, HEAD, POST')
    return page
  }
  if (!path.startsWith('/') || (host === undefined && httpVersion !== '1.0')) {
    return plainPage(400, 'Richiesta non valida', 'Il browser ha inviato qualcosa che non capisco.')
  }
  const read = decoded(path)
  if (read === null) {
    return plainPage(400, 'Indirizzo non valido', "L'indirizzo contiene un segno che non si legge.")
  }
  const isLong = path.split('/', mostSegments + 2).length > mostSegments + 1
  if (isLong || /[\n\r\u2028\u2029]/.test(read)) {
    return plainPage(404, 'Pagina non trovata', "A questo indirizzo non c'è niente.")
  }
  return null
}

function decoded(path: string): string | null {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return null
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
