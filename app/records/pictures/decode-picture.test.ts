import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  drawingToPng,
  hasPictureMark,
  NotAPicture,
  toPage,
  toPng,
  toThumbnail,
  toWebp,
} from './decode-picture.server.ts'

const solid = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#E4572E' },
    limitInputPixels: false,
  })

test('SAVE-18 a picture is decoded and written anew as WebP of at most 1024 pixels', async () => {
  const png = await solid(2000, 500)
    .withMetadata({ exif: { IFD0: { Copyright: 'x' } } })
    .png()
  const webp = await toWebp(await png.toBuffer())
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 256 })
  expect((await sharp(webp).metadata()).exif).toBeUndefined()
  const small = await toWebp(await solid(10, 10).jpeg().toBuffer())
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 10 })
})

test('LGX-03 WORK-20 what an AI made says so in its file, as WebP, as PNG and small; nothing else does', async () => {
  const theirs = await solid(64, 64).withXmp('<x>somebody</x>').png().toBuffer()
  const made = await toWebp(theirs, { isOfAi: true })
  for (const file of [made, await toPng(made), await toThumbnail(made)]) {
    const { xmpAsString = '' } = await sharp(file).metadata()
    expect(xmpAsString).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"',
    )
    expect(xmpAsString).not.toContain('somebody')
  }
  for (const file of [await toWebp(theirs), await toPng(await toWebp(theirs))]) {
    expect((await sharp(file).metadata()).xmp).toBeUndefined()
  }
})

test('what is not a picture, is an SVG, is cut off or is far too large is refused', async () => {
  const png = await sharp(Buffer.from(Array.from({ length: 30_000 }, () => Math.random() * 255)), {
    raw: { width: 100, height: 100, channels: 3 },
  })
    .png()
    .toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'
  const bomb = await solid(10_000, 10_000).png().toBuffer()
  for (const bytes of [
    Buffer.from('<html>'),
    Buffer.alloc(0),
    Buffer.from(svg),
    png.subarray(0, 20_000),
    bomb,
  ]) {
    await expect(toWebp(bytes)).rejects.toThrow(NotAPicture)
  }
  expect(await sharp(await drawingToPng(svg)).metadata()).toMatchObject({ format: 'png', width: 9 })
})

test('HLD-01 no SVG is drawn of what somebody sent, whatever mark it wears', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'
  const worn = ['aaaaftypavif', 'GIF89a', 'RIFFaaaaWEBP', '  ', '<?xml version="1.0"?>', '']
  const zipped = gzipSync(svg)
  for (const bytes of [zipped, ...worn.map((mark) => Buffer.from(`${mark}${svg}`))]) {
    expect(hasPictureMark(bytes), bytes.toString('latin1', 0, 20)).toBe(false)
    await expect(toWebp(bytes)).rejects.toThrow('begins as none')
    await expect(toPage(bytes)).rejects.toThrow('begins as none')
  }
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const bytes = await solid(9, 9).toFormat(format).toBuffer()
    expect(hasPictureMark(bytes), format).toBe(true)
    expect(await sharp(await toPage(bytes)).metadata(), format).toMatchObject({ format: 'jpeg' })
  }
})

test('HLD-01 a picture is refused by its sides before it is decoded, and moves no more afterwards', async () => {
  for (const [width, height] of [
    [1, 16_385],
    [16_385, 1],
  ] as const) {
    await expect(toWebp(await solid(width, height).png().toBuffer())).rejects.toThrow(NotAPicture)
  }
  expect(await toWebp(await solid(1, 16_384).png().toBuffer())).toBeTruthy()
  const frames = [solid(8, 8).png().toBuffer(), solid(8, 8).negate().png().toBuffer()]
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  expect((await sharp(await toWebp(moving)).metadata()).pages ?? 1).toBe(1)
})
