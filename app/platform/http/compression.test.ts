import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed, takesGzip } from './compression.server.ts'

const asking = (encoding: string, method = 'GET') =>
  new Request('http://localhost/', { method, headers: { 'Accept-Encoding': encoding } })

const page = (type = 'text/html; charset=utf-8') =>
  new Response('ciao '.repeat(1000), { headers: { 'Content-Type': type, Vary: 'Cookie' } })

test('gzip is used when the browser takes it', () => {
  for (const header of ['gzip, deflate, br', 'br;q=1, gzip;q=0.5', '*', 'GZIP']) {
    expect(takesGzip(header), header).toBe(true)
  }
  for (const header of ['br', 'gzip;q=0', 'identity', '', null]) {
    expect(takesGzip(header), String(header)).toBe(false)
  }
})

test('pages are compressed, and can be read again', async () => {
  const answer = compressed(asking('gzip'), page())
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(500)
  expect(gunzipSync(bytes).toString()).toBe('ciao '.repeat(1000))
})

test('streams of events, pictures and answers to HEAD stay as they are', () => {
  for (const type of ['text/event-stream', 'application/x-ndjson', 'image/webp']) {
    expect(compressed(asking('gzip'), page(type)).headers.get('Content-Encoding')).toBeNull()
  }
  expect(compressed(asking('gzip', 'HEAD'), page()).headers.get('Content-Encoding')).toBeNull()
  expect(compressed(asking('br'), page()).headers.get('Content-Encoding')).toBeNull()
})

const html = { headers: { 'Content-Type': 'text/html' } }

test('what has been written arrives before the rest is known', async () => {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('la prima parte'))
      finish = () => {
        controller.enqueue(new TextEncoder().encode(' e la seconda'))
        controller.close()
      }
    },
  })
  const reader = compressed(asking('gzip'), new Response(body, html)).body!.getReader()
  const chunks: Uint8Array[] = []
  for (let size = 0; size < 12; size = Buffer.concat(chunks).length) {
    chunks.push((await reader.read()).value!)
  }
  finish()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(next.value)
  expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe('la prima parte e la seconda')
})
