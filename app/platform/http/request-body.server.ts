import type { IncomingMessage } from 'node:http'
import { adminPath, letterPath, promptsPath } from '../../paths.ts'
import { letterLimit, letterTooLarge, pictureFileLimit } from '../picture.ts'
import { routePath } from './route-path.server.ts'

const mebibyte = 1024 * 1024

/** A form of the administration with a picture, in bytes. */
export const pictureLimit = pictureFileLimit + mebibyte

/** How large a body may be, in bytes, and what is said of a larger one. */
export type BodyLimit = { most: number; tooLarge: string; isLarge: boolean }

/** Everything but pictures and letters (SECURITY.md 9). */
const usual: BodyLimit = {
  most: mebibyte,
  tooLarge: 'Quello che hai inviato è troppo grande: il limite è 1 MB.',
  isLarge: false,
}

const pictures: BodyLimit = {
  most: pictureLimit,
  tooLarge: "Il file o l'immagine è troppo grande: il limite è 8 MB.",
  isLarge: true,
}

const letters: BodyLimit = { most: letterLimit, tooLarge: letterTooLarge, isLarge: true }

const hasParts = (type: string | null | undefined) => type?.startsWith('multipart/form-data')

/** Pages of a letter, from the workshop's own form or without script. */
export const bringsLetter = (url: string, type: string | null | undefined): boolean =>
  hasParts(type) === true && [letterPath(), promptsPath()].includes(routePath(url))

/** Which limit a body has, by its address and type. */
export function bodyLimit({ url = '/', headers }: IncomingMessage): BodyLimit {
  const type = headers['content-type']
  if (bringsLetter(url, type)) return letters
  return hasParts(type) && routePath(url).startsWith(`${adminPath()}/`) ? pictures : usual
}

/** Bodies that may be large share so much room, in bytes. */
const largeRoom = 96 * 1024 * 1024

/** A body, to be released when nobody needs it any more; or the status to refuse it with. */
type Received = { body: Buffer; release: () => void } | { refused: 413 | 503 }

let largeHeld = 0

/**
 * Receives a body whole, so that the application hears of it only when it is there. It counts by
 * the bytes that came, never by what it declares.
 * @param most larger ones are refused
 * @param isLarge it takes of the room that all large ones share
 * @throws Error when its sender leaves
 */
export function receiveBody(
  request: IncomingMessage,
  most: number,
  isLarge: boolean,
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
