import { forgetAll, type PhotoPage } from './letter-page.ts'
import { type PageFault, pageFault, pageFaults } from './page-file.ts'
import { drawnDoubt } from './readable.ts'
import { cutStrip, fittingSize } from './strip.ts'

/** Larger files are no photos of a phone, in bytes. */
const largestFile = 80_000_000
const quality = 0.85
let made = 0

/** Tells a page from all others of this visit. */
export const newPageId = () => {
  made += 1
  return made
}

/**
 * A file as pages, turned the right way up and smaller, without what cameras add; or why it is
 * none, in words. One at a time, so that large photos do not lie in memory together.
 */
export async function makePages(file: File, room: number): Promise<PhotoPage[] | string> {
  const pages = await openedPages(file, room)
  return typeof pages === 'string' ? pageFaults[pages] : pages
}

async function openedPages(file: File, room: number): Promise<PhotoPage[] | PageFault> {
  if (file.size > largestFile) return 'tooLarge'
  const fault = pageFault(new Uint8Array(await file.arrayBuffer()))
  // Some devices open what others do not.
  if (fault !== null && fault !== 'heic') return fault
  try {
    const { picture, close } = await decoded(file)
    try {
      return await asPages(picture, room)
    } finally {
      close()
    }
  } catch {
    return fault ?? (file.size > hugeFile ? 'tooLarge' : 'broken')
  }
}

/** A photo of more bytes than this that does not open is too much for the device. */
const hugeFile = 12_000_000

/** The page a quarter turn to the right. @returns why not, in words, where that is too much */
export const turnPage = ({ blob }: PhotoPage): Promise<PhotoPage | string> =>
  turned(blob).catch(() => pageFaults.tooLarge)

async function turned(file: Blob): Promise<PhotoPage> {
  const { picture, close } = await decoded(file)
  const { width, height } = fittingSize(picture.width, picture.height)
  try {
    return await asPage({ width: height, height: width }, (context) => {
      context.translate(height, 0)
      context.rotate(Math.PI / 2)
      context.drawImage(picture, 0, 0, width, height)
    })
  } finally {
    close()
  }
}

/** A picture as pages. @throws where that is too much */
export async function asPages(
  picture: HTMLCanvasElement | HTMLImageElement | ImageBitmap,
  room: number,
): Promise<PhotoPage[]> {
  const pages: PhotoPage[] = []
  try {
    for (const { parts, ...size } of cutStrip(picture, room)) {
      const draw = (context: CanvasRenderingContext2D) => {
        for (const { top, height, left, width } of parts) {
          context.drawImage(picture, 0, top, picture.width, height, left, 0, width, size.height)
        }
      }
      pages.push(await asPage(size, draw, parts.length))
    }
    return pages
  } catch (error) {
    forgetAll(pages)
    throw error
  }
}

/** A page of this size in pixels, on white, as `draw` draws it. @throws where that is too much */
const asPage = (size: Size, draw: Draw, columns = 1): Promise<PhotoPage> =>
  onCanvas(size, async (canvas, context) => {
    await draw(context)
    const doubt = drawnDoubt(context, size, columns)
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    if (!blob) throw new Error('the picture cannot be written')
    return { kind: 'photo', id: newPageId(), blob, url: URL.createObjectURL(blob), doubt }
  })

type Size = { width: number; height: number }
type Draw = (context: CanvasRenderingContext2D) => void | Promise<void>

/** What `work` makes of a white canvas, which is gone afterwards. @throws where it is too large */
export async function onCanvas<Result>(
  size: Size,
  work: (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => Promise<Result>,
): Promise<Result> {
  const canvas = document.createElement('canvas')
  try {
    canvas.width = size.width
    canvas.height = size.height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('nothing to draw on')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    return await work(canvas, context)
  } finally {
    // Some browsers keep a canvas' memory for a long time.
    canvas.width = 0
  }
}

/** Turned as the camera was held, by the newer way or by an `<img>`. @throws what is no picture */
async function decoded(file: Blob) {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { picture, close: () => picture.close() }
  } catch {
    const picture = new Image()
    picture.src = URL.createObjectURL(file)
    const close = () => URL.revokeObjectURL(picture.src)
    try {
      await picture.decode()
    } catch (error) {
      close()
      throw error
    }
    return { picture, close }
  }
}
