import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { doubtOf } from './readable.ts'

const letter = sharp(readFileSync('public/drawings/lettera-di-prova.svg'), { density: 300 })
  .flatten({ background: '#fff' })
  .resize(1600, 1600, { fit: 'inside' })

const doubt = async (picture: Sharp) => {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
  return doubtOf(new Uint8Array(data), info)
}

test('LETT-02 a page that is in focus is read without a word, upside down and dim too', async () => {
  expect(await doubt(letter.clone())).toBe(null)
  expect(await doubt(letter.clone().rotate(180))).toBe(null)
  expect(await doubt(letter.clone().linear(0.5, 40))).toBe(null)
})

test('LETT-02 out of focus, empty, or shrunk from a long strip, it is said', async () => {
  expect(await doubt(letter.clone().blur(6))).toBe('blurred')
  const paper = {
    create: { width: 900, height: 1200, channels: 3, background: '#f4f1ea' },
  } as const
  expect(await doubt(sharp(paper))).toBe('blank')
  expect(await doubt(letter.clone().resize(144, 1600, { fit: 'fill' }))).toBe('small')
  expect(await doubt(letter.clone().resize(300))).toBe('small')
  const { data, info } = await letter
    .clone()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(doubtOf(new Uint8Array(data), info, 2)).toBe(null)
  expect(doubtOf(new Uint8Array(data), info, 4)).toBe('small')
})
