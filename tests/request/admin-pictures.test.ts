import sharp from 'sharp'
import { expect, test } from 'vitest'
import { browserLike, fucinaForFile, signedIn } from '../harness/server.ts'

const server = fucinaForFile()

const photo = () =>
  sharp({ create: { width: 900, height: 450, channels: 3, background: '#E4572E' } })
    .jpeg()
    .toBuffer()

test('LRN-55 a picture is uploaded beside a form, and served by us as nothing but a picture; too large ones are refused with 413', async () => {
  const { visitor } = await signedIn(server(), { role: 'admin' })
  const upload = (bytes: Uint8Array, use = 'tool') => {
    const body = new FormData()
    body.set('use', use)
    body.set('file', new File([new Uint8Array(bytes)], 'foto.jpg'))
    return visitor.send('/admin/pictures', { method: 'POST', body })
  }
  const stored = await upload(await photo())
  expect(stored.status).toBe(201)
  const { address, ...sides } = await stored.json()
  expect(address).toMatch(/^\/pictures\/[\w-]{32}$/)
  expect(sides).toEqual({ width: 640, height: 320 })
  const picture = await browserLike(server()).get(address)
  expect(picture.status).toBe(200)
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 640, height: 320 })
  const etag = picture.headers.get('ETag') ?? ''
  expect((await visitor.get(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)

  expect((await upload(await photo(), 'altro')).status).toBe(400)
  const refused = await upload(Buffer.alloc(8 * 1024 * 1024 + 1))
  expect(refused.status).toBe(413)
  expect(await refused.text()).toContain('immagine è troppo grande: il limite è 8 MB.')
})
