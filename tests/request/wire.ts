/** Speaks HTTP as no browser would: what is on the wire is what the test writes. */
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Fucina } from '../harness/server.ts'

export type WireAnswer = { status: number; headers: Headers; body: string }

/** Sends the lines of a request's head and a body on a connection of their own. */
export async function wire(server: Fucina, lines: string[], body = ''): Promise<WireAnswer> {
  const socket = connect(server.port, '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  // A connection that is cut has said all it had to say.
  socket.on('error', () => {})
  socket.setTimeout(10_000, () => socket.destroy())
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  await once(socket, 'close')
  return answerIn(Buffer.concat(pieces).toString())
}

function answerIn(text: string): WireAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...fields] = head.split('\r\n')
  const headers = new Headers()
  for (const field of fields) {
    const at = field.indexOf(':')
    headers.append(field.slice(0, at), field.slice(at + 1).trim())
  }
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') }
}
