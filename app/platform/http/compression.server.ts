import { Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Streams that must arrive event by event are never among these. */
const compressible =
  /^(text\/(html|plain|css|javascript|x-script|markdown)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)\b/

/** The best encoding a browser takes, by its Accept-Encoding. */
export function acceptedEncoding(header: string | null): Encoding | null {
  const offers = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return [name.trim(), weight ? Number(weight.slice(2)) : 1] as const
    }),
  )
  const takes = (name: Encoding) => (offers.get(name) ?? offers.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}

/** The same answer, compressed while it streams when the browser takes that and it is worth it. */
export function compressed(request: Request, response: Response): Response {
  const type = response.headers.get('Content-Type') ?? ''
  const isFitting =
    response.body !== null && compressible.test(type) && !response.headers.has('Content-Encoding')
  if (!isFitting || !response.body) return response
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'))
  if (!encoding || request.method === 'HEAD') {
    return new Response(response.body, { status: response.status, headers })
  }
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(compressedStream(response.body, encoding), {
    status: response.status,
    headers,
  })
}

function compressedStream(body: ReadableStream<Uint8Array>, encoding: Encoding) {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 4 })
  const source = Readable.fromWeb(body as never)
  let isFlushing = false
  // What has been rendered must not wait for what has not: a pause in the stream flushes.
  source.on('data', () => {
    if (isFlushing) return
    isFlushing = true
    setImmediate(() => {
      isFlushing = false
      if (!compressor.writableEnded && !compressor.destroyed) compressor.flush()
    })
  })
  source.on('error', (error) => compressor.destroy(error))
  compressor.on('close', () => source.destroy())
  source.pipe(compressor)
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>
}
