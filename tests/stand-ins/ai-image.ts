import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { sendError } from './ai-chat.ts'
import { untilWritable } from './http.ts'

/** How the stand-in answers a request for a picture. */
export const imageModes = {
  data: 'a PNG as data',
  address: 'whatever address the test gave',
  'two-urls': 'two addresses; only the first counts',
  private: 'an address of a private network',
  'redirect-private': 'an address that redirects to a private network',
  'redirect-self': 'an address that redirects to itself',
  'endless-body': 'the address of a picture without end',
  'slow-body': 'the address of a picture that never comes',
  bomb: 'a small file that decodes to a hundred million pixels',
  'empty-list': 'no picture at all',
  hang: 'silence',
  '401': 'wrong key',
  '500': 'a failure of the service',
} as const

export type ImageMode = keyof typeof imageModes

type Image = { mode: ImageMode; origin: string; pictureUrl: string | undefined }

const green = { r: 46, g: 92, b: 70 }
const red = { r: 178, g: 58, b: 42 }

/** Pictures take a moment to make: each is made once. */
const made = new Map<string, Promise<Buffer>>()

function picture(name: string, width: number, background: typeof green): Promise<Buffer> {
  const png =
    made.get(name) ??
    sharp({
      create: { width, height: width, channels: 3, background },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
  made.set(name, png)
  return png
}

/** The picture that counts: one green colour. */
export const firstPicture = () => picture('first', 1024, green)
/** The picture that must never show: one red colour. */
const secondPicture = () => picture('second', 1024, red)

async function itemsOf({ mode, origin, pictureUrl }: Image): Promise<Record<string, string>[]> {
  const data = async (bytes: Promise<Buffer> | Buffer) => ({
    b64_json: (await bytes).toString('base64'),
  })
  switch (mode) {
    case 'two-urls':
      return [{ url: `${origin}/pictures/first` }, { url: `${origin}/pictures/second` }]
    case 'address':
      return [{ url: pictureUrl ?? '' }]
    case 'bomb':
      return [await data(picture('bomb', 10_000, green))]
    case 'private':
      return [{ url: 'https://10.0.0.1/picture.png' }]
    case 'redirect-private':
    case 'redirect-self':
    case 'endless-body':
    case 'slow-body':
      return [{ url: `${origin}/pictures/${mode}` }]
    case 'empty-list':
      return []
    default:
      return [await data(firstPicture())]
  }
}

/** Answers one request for a picture. */
export async function answerImage(response: ServerResponse, image: Image) {
  if (/^\d+$/.test(image.mode)) return sendError(response, Number(image.mode))
  if (image.mode === 'hang') return
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ created: 1, data: await itemsOf(image) }))
}

/** Serves the addresses the stand-in gave. */
export function servePicture(path: string, response: ServerResponse) {
  serve(path.replace('/pictures/', ''), response).catch(() => response.destroy())
}

async function serve(name: string, response: ServerResponse) {
  const type = { 'Content-Type': 'image/png' }
  switch (name) {
    case 'first':
      response.writeHead(200, type).end(await firstPicture())
      return
    case 'second':
      response.writeHead(200, type).end(await secondPicture())
      return
    case 'redirect-private':
      response.writeHead(302, { Location: 'http://10.0.0.1/picture.png' }).end()
      return
    case 'redirect-self':
      response.writeHead(302, { Location: '/pictures/redirect-self' }).end()
      return
    case 'slow-body':
      response.writeHead(200, type).flushHeaders()
      return
    case 'endless-body': {
      response.writeHead(200, type)
      response.write((await firstPicture()).subarray(0, 64))
      const block = Buffer.alloc(65_536)
      while (!response.destroyed) {
        if (!response.write(block)) await untilWritable(response)
      }
      return
    }
    default:
      response.writeHead(404).end()
  }
}
