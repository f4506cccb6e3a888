import type { IncomingMessage } from 'node:http'
import type { BodyLimits } from './body-limits.server.ts'

/** Bodies that may be large share so much room, in bytes. */
const largeRoom = 96 * 1024 * 1024

/** A body, to be released when nobody needs it any more; or the status to refuse it with. */
type Received = { body: Buffer; release: () => void } | { refused: 413 | 503 }

let largeHeld = 0

/**
 * Receives a body whole, so that the application hears of it only when it is there. It counts by
 * the bytes that came, never by what it declares.
 * @throws Error when its sender leaves
 */
export function receiveBody(
  request: IncomingMessage,
  { body: most, isLarge }: BodyLimits,
): Promise<Received> {
  const parts: Buffer[] = []
  let size = 0
  let held = 0
  const release = () => {
    largeHeld -= held
    held = 0
  }
  return new Promise((resolve, reject) => {
    const end = (received: Received) => {
      request.off('data', add).off('end', whole).off('close', gone).off('error', gone)
      // What still comes is thrown away, and an error of the connection is no one's news.
      request.on('error', () => {}).resume()
      if ('refused' in received) release()
      resolve(received)
    }
    const add = (part: Buffer) => {
      size += part.length
      if (size > most) return end({ refused: 413 })
      if (isLarge) {
        if (largeHeld + part.length > largeRoom) return end({ refused: 503 })
        largeHeld += part.length
        held += part.length
      }
      parts.push(part)
    }
    const whole = () => end({ body: Buffer.concat(parts), release })
    const gone = () => {
      release()
      reject(new Error('the sender of a body left'))
    }
    if (Number(request.headers['content-length'] ?? 0) > most) return end({ refused: 413 })
    request.on('data', add).on('end', whole).on('close', gone).on('error', gone)
  })
}
