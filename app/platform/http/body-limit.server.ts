import { plainHeaders, plainPage } from './plain-page.server.ts'

/** Bodies over this are refused (SECURITY.md 9). */
export const bodyLimit = 1024 * 1024

export const tooLargeText = 'Quello che hai inviato è troppo grande: il limite è 1 MB.'

/**
 * Answers a request as `handle` does, but 413 when its body is larger than the limit, however it
 * is sent: by its declared length before anything is read, else as soon as too much has come.
 */
export async function withBodyLimit(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body) return handle(request)
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyLimit) return tooLarge(request)
  let size = 0
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > bodyLimit) controller.error(new Error('the body is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' }
  const answer = await handle(new Request(request, init))
  if (size <= bodyLimit) return answer
  await answer.body?.cancel()
  return tooLarge(request)
}

function tooLarge(request: Request): Response {
  const isPage = request.headers.get('Accept')?.includes('text/html')
  return isPage
    ? plainPage(413, 'Troppo grande', tooLargeText)
    : Response.json(
        { code: 'BODY_TOO_LARGE', message: tooLargeText },
        { status: 413, headers: plainHeaders },
      )
}
