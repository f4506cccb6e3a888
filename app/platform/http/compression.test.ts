import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compressed } from './compression.server.ts'

const asking = (encoding: string, method = 'GET') =>
  new Request('http://localhost/', { method, headers: { 'Accept-Encoding': encoding } })

const page = (type = 'text/html; charset=utf-8') =>
  new Response('ciao '.repeat(1000), { headers: { 'Content-Type': type, Vary: 'Cookie' } })

test('the best encoding that is taken', () => {
  expect(acceptedEncoding('gzip, deflate, br')).toBe('br')
  expect(acceptedEncoding('gzip')).toBe('gzip')
  expect(acceptedEncoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(acceptedEncoding('*')).toBe('br')
  expect(acceptedEncoding('identity')).toBeNull()
  expect(acceptedEncoding(null)).toBeNull()
})

test('pages are compressed, and can be read again', async () => {
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = compressed(asking(encoding), page())
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(500)
    expect(open(bytes).toString()).toBe('ciao '.repeat(1000))
  }
})

test('streams of events, pictures and answers to HEAD stay as they are', async () => {
  for (const type of ['text/event-stream', 'application/x-ndjson', 'image/webp']) {
    expect(compressed(asking('br'), page(type)).headers.get('Content-Encoding')).toBeNull()
  }
  expect(compressed(asking('br', 'HEAD'), page()).headers.get('Content-Encoding')).toBeNull()
})

test('what has been written arrives before the rest is known', async () => {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('la prima parte'))
      finish = () => controller.close()
    },
  })
  const answer = compressed(
    asking('br'),
    new Response(body, { headers: { 'Content-Type': 'text/html' } }),
  )
  const reader = answer.body!.getReader()
  const first = await reader.read()
  expect(first.value?.byteLength).toBeGreaterThan(0)
  finish()
  while (!(await reader.read()).done);
})
