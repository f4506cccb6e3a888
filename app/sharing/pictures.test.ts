import sharp from 'sharp'
import { expect, test } from 'vitest'
import { professions } from '../../db/content/professions/all.ts'
import { parseEnv } from '../platform/settings/env.server.ts'
import { gradientEnds } from '../professions/gradient-ends.server.ts'
import { drawingToPng } from '../records/pictures/decode-picture.server.ts'
import { doorDrawing } from './door-drawing.server.ts'
import { ownDrawing } from './drawing-files.server.ts'
import { invitation } from './invitation.server.ts'
import { keptPicture } from './kept-pictures.server.ts'

/** Messengers leave out what is much heavier. */
const heaviest = 200_000

const large = { format: 'png', width: 1200, height: 630 }

test('LRN-73 the invitation is a light picture of the size that messengers show large', async () => {
  const { png } = await invitation(parseEnv({}))
  expect(await sharp(png).metadata()).toMatchObject(large)
  expect(png.length).toBeLessThan(heaviest)
})

test('LRN-73 LRN-80 it shows the names of another site and city', async () => {
  const ours = await invitation(parseEnv({}))
  const theirs = await invitation(parseEnv({ SITE_NAME: 'Bottega', CITY: 'Brescia' }))
  expect(theirs.etag).not.toBe(ours.etag)
  const same = await invitation(parseEnv({}))
  expect(same.png).toBe(ours.png)
})

test('LRN-74 each profession has a picture of its own', async () => {
  const site = { name: 'Fucina', city: 'Bergamo' }
  const pictures = await Promise.all(
    professions.map(async ({ title, color, heroImage }) => {
      const picture = await ownDrawing(heroImage ?? '')
      return drawingToPng(doorDrawing({ site, title, ends: gradientEnds[color], picture }), {
        isSent: true,
      })
    }),
  )
  for (const png of pictures) {
    expect(await sharp(png).metadata()).toMatchObject(large)
    expect(png.length).toBeLessThan(heaviest)
  }
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(professions.length)
})

test('LRN-74 a picture is drawn once for all who ask, few are kept, and a failure is not', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'
  let drawn = 0
  const draw = async () => {
    drawn += 1
    return svg
  }
  const [one, other] = await Promise.all([keptPicture(['a'], draw), keptPicture(['a'], draw)])
  expect(one).toBe(other)
  expect(drawn).toBe(1)
  for (let more = 0; more < 45; more += 1) await keptPicture(['a', more], draw)
  await keptPicture(['a'], draw)
  expect(drawn).toBe(47)
  const fail = async (): Promise<string> => {
    throw new Error('no drawing')
  }
  await expect(keptPicture(['b'], fail)).rejects.toThrow('no drawing')
  expect(await keptPicture(['b'], draw)).toBeTruthy()
})
