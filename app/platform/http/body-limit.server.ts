import type { IncomingMessage } from 'node:http'
import { adminPath, letterPath, promptsPath } from '../../paths.ts'
import { letterLimit, letterTooLarge, pictureFileLimit } from '../picture.ts'
import { plainAnswer } from './plain-page.server.ts'
import { routePath } from './route-path.server.ts'

/** Bodies over this are refused (SECURITY.md 9). */
export const bodyLimit = 1024 * 1024

const tooLargeText = 'Quello che hai inviato è troppo grande: il limite è 1 MB.'
const uploadTooLarge = "Il file o l'immagine è troppo grande: il limite è 8 MB."

const pictureLimit = pictureFileLimit + bodyLimit

/**
 * A form of the administration may bring a picture along; who sends it is asked before it is read.
 */
export const bringsPicture = ({ url = '', headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true &&
  routePath(url).startsWith(`${adminPath()}/`)

/** Photos of a letter, from the workshop's own form or without script. */
export const bringsLetter = (url: string, type: string | undefined): boolean =>
  type?.startsWith('multipart/form-data') === true &&
  [letterPath(), promptsPath()].includes(routePath(url))

/** Letters have room of their own, in bytes: they never take that of forms. */
export const letterBodies = { most: 4 * letterLimit, mostOfAddress: 2 * letterLimit }

/** By the length that it declares. */
export const isTooLargePicture = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > pictureLimit

export const tooLarge = (request: IncomingMessage): Response =>
  plainAnswer(request, 413, 'BODY_TOO_LARGE', 'Troppo grande', tooLargeTextOf(request))

function tooLargeTextOf(request: IncomingMessage): string {
  if (bringsPicture(request)) return uploadTooLarge
  const { url = '', headers } = request
  return bringsLetter(url, headers['content-type']) ? letterTooLarge : tooLargeText
}

/**
 * Answers a request that brings a picture as `handle` does, but 413 as soon as more than the limit
 * has come.
 */
export async function withPictureLimit(
  incoming: IncomingMessage,
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body) return handle(request)
  let size = 0
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > pictureLimit) controller.error(new Error('the body is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' }
  const answer = await handle(new Request(request, init))
  if (size <= pictureLimit) return answer
  await answer.body?.cancel()
  return tooLarge(incoming)
}
