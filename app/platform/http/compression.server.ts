import { Readable } from 'node:stream'
import { ReadableStream as StreamOfNode } from 'node:stream/web'
import { createGzip, gzipSync } from 'node:zlib'

/** Streams that must arrive event by event are never among these. */
const compressible =
  /^(text\/(html|plain|css|javascript|x-script|markdown)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)\b/

/** Measured on rendered pages: as small as brotli at its fast levels, for half the time. */
const level = 4
/** An answer that is whole by then, and not larger, is compressed in one go. */
const gatherMilliseconds = 20
const gatherBytes = 256 * 1024

/** Whether an Accept-Encoding header takes gzip. */
export function takesGzip(header: string | null): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';')
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return [name.trim(), weight ? Number(weight.slice(2)) : 1] as const
    }),
  )
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

/** The same answer, compressed when the browser takes that and the answer is of a kind to gain. */
export function compressed(request: Request, response: Response): Response {
  const type = response.headers.get('Content-Type') ?? ''
  const { body, status } = response
  if (!body || !compressible.test(type) || response.headers.has('Content-Encoding')) return response
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  if (request.method === 'HEAD' || !takesGzip(request.headers.get('Accept-Encoding'))) {
    return new Response(body, { status, headers })
  }
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  const stream = StreamOfNode.from(gzipped(body)) as ReadableStream<Uint8Array>
  return new Response(stream, { status, headers })
}

async function* gzipped(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const gathered: Uint8Array[] = []
  const { promise: pause, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(resolve, gatherMilliseconds, 'late')
  let isWhole = false
  try {
    let next = reader.read()
    for (let size = 0; size < gatherBytes; ) {
      const result = await Promise.race([next, pause])
      if (result === 'late') break
      isWhole = result.done
      if (result.done) break
      gathered.push(result.value)
      size += result.value.byteLength
      next = reader.read()
    }
    clearTimeout(timer)
    if (isWhole) yield gzipSync(Buffer.concat(gathered), { level })
    else yield* gzippedStream(gathered, next, reader)
  } finally {
    clearTimeout(timer)
    if (!isWhole) await reader.cancel().catch(() => {})
  }
}

type Reading = ReadableStreamDefaultReader<Uint8Array>

/** What has been written must not wait for what has not: a pause in the stream flushes. */
async function* gzippedStream(
  gathered: Uint8Array[],
  first: ReturnType<Reading['read']>,
  reader: Reading,
): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level })
  async function* source() {
    yield* gathered
    for (let next = await first; !next.done; next = await reader.read()) yield next.value
  }
  const input = Readable.from(source())
  let isFlushing = false
  input.on('data', () => {
    if (isFlushing) return
    isFlushing = true
    setImmediate(() => {
      isFlushing = false
      if (!gzip.writableEnded && !gzip.destroyed) gzip.flush()
    })
  })
  input.on('error', (error) => gzip.destroy(error))
  input.pipe(gzip)
  try {
    yield* gzip
  } finally {
    input.destroy()
    gzip.destroy()
  }
}
