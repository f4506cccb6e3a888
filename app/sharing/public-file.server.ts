/** What everybody gets may be kept on the way: an hour, as our files are. */
const forAnHour = 'public, max-age=3600'

/** Opened by itself it can do nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A small text that is the same for everybody. @param type its media type */
export const textFile = (text: string, type: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': forAnHour },
  })

/** Bytes that are the same for everybody; nothing of them where the asker has them already. */
export function byteFile(
  request: Request,
  { bytes, type, etag }: { bytes: Uint8Array; type: string; etag: string },
): Response {
  const headers = { 'Cache-Control': forAnHour, 'Content-Security-Policy': policy, ETag: etag }
  if (request.headers.get('If-None-Match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  // Node's typed arrays may stand on shared memory, which a Response does not take.
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Type': type } })
}
