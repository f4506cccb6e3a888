import { setTimeout as wait } from 'node:timers/promises'
import { type LoopbackServer, listenOnLoopback } from '../stand-ins/http.ts'
import type { Fucina } from './launch.ts'

const pieces = 10
/** Long enough for a browser to draw what it has. */
const pieceMilliseconds = 30

/**
 * The site over a line so slow that the HTML of a page comes in pieces; everything else comes at
 * once. For visitors: requests are passed on without their headers.
 */
export function inPieces({ url }: Fucina): Promise<LoopbackServer> {
  return listenOnLoopback(async (request, response) => {
    const answer = await fetch(url + request.url)
    const kind = answer.headers.get('Content-Type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    const policy = answer.headers.get('Content-Security-Policy')
    if (policy) response.setHeader('Content-Security-Policy', policy)
    response.writeHead(answer.status, { 'Content-Type': kind })
    if (!kind.startsWith('text/html')) return void response.end(body)
    const start = body.indexOf('<body')
    const size = Math.ceil((body.length - start) / pieces)
    response.write(body.subarray(0, start))
    for (let at = start; at < body.length; at += size) {
      await wait(pieceMilliseconds)
      response.write(body.subarray(at, at + size))
    }
    response.end()
  })
}
