import { expect, test } from 'vitest'
import { picturePath } from '../paths.ts'
import { pictureSchema } from '../records/pictures/picture-schema.ts'
import { isOwnPicture, parsePictureId } from './picture.ts'

test('the address of a picture of ours is read back', () => {
  expect(parsePictureId(picturePath('a-B_9'))).toBe('a-B_9')
  for (const address of [null, '', '/pictures/', '/pictures/a/b', '/pictures/a?b', '/picturesa']) {
    expect(parsePictureId(address)).toBeNull()
  }
})

test('ADMG-10 ADMT-08 a picture is at an https address or ours, nothing else', () => {
  const good = ['/drawings/strumento-canva.svg', '/pictures/abc', 'https://esempio.it/a.png?b=1']
  for (const address of good) expect(pictureSchema.parse(` ${address} `)).toBe(address)
  for (const nothing of ['', '  ', null, undefined]) {
    expect(pictureSchema.parse(nothing)).toBeNull()
  }
  for (const address of [
    'javascript:alert(1)',
    'http://esempio.it/a.png',
    '//esempio.it/a.png',
    '/drawings/../login',
    'https://anna:segreto@esempio.it/a.png',
  ]) {
    expect(pictureSchema.safeParse(address).success, address).toBe(false)
  }
  expect(isOwnPicture('https://esempio.it/drawings/a.svg')).toBe(false)
})
