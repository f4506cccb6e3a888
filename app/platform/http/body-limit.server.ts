import { pictureFileLimit, pictureTexts } from '../picture.ts'
import { plainHeaders, plainPage } from './plain-page.server.ts'

/** Bodies over this are refused (SECURITY.md 9). */
export const bodyLimit = 1024 * 1024

export const tooLargeText = 'Quello che hai inviato è troppo grande: il limite è 1 MB.'

/** A form of the administration may bring a picture along; who sends it is asked before it is read. */
const bringsPicture = ({ url, headers }: Request) =>
  new URL(url).pathname.startsWith('/admin/') &&
  headers.get('Content-Type')?.startsWith('multipart/form-data') === true

/**
 * A browser that is cut off while it sends a photo shows no answer: up to so many bytes are read and
 * thrown away before it gets one.
 */
const discarded = 64 * 1024 * 1024

async function discard(body: ReadableStream<Uint8Array>) {
  for await (const _ of body) {
    // Nothing is kept.
  }
}

const limitOf = (request: Request) =>
  bringsPicture(request)
    ? { limit: pictureFileLimit + bodyLimit, text: pictureTexts.tooLarge }
    : { limit: bodyLimit, text: tooLargeText }

/**
 * Answers a request as `handle` does, but 413 when its body is larger than the limit, however it
 * is sent: by its declared length before anything is read, else as soon as too much has come.
 */
export async function withBodyLimit(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body) return handle(request)
  const { limit, text } = limitOf(request)
  const length = Number(request.headers.get('Content-Length') ?? 0)
  if (length > limit) {
    if (length <= discarded && bringsPicture(request)) await discard(request.body)
    return tooLarge(request, text)
  }
  let size = 0
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > limit) controller.error(new Error('the body is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' }
  const answer = await handle(new Request(request, init))
  if (size <= limit) return answer
  await answer.body?.cancel()
  return tooLarge(request, text)
}

function tooLarge(request: Request, text: string): Response {
  const isPage = request.headers.get('Accept')?.includes('text/html')
  return isPage
    ? plainPage(413, 'Troppo grande', text)
    : Response.json(
        { code: 'BODY_TOO_LARGE', message: text },
        { status: 413, headers: plainHeaders },
      )
}
