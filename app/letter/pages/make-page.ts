import { pageSide } from '../letter.ts'
import type { PhotoPage } from './letter-page.ts'
import { type PageFault, pageFault, pageFaults } from './page-file.ts'
import { drawnDoubt } from './readable.ts'

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
 * A file as a page: turned the right way up, made smaller, and nothing left of what cameras add.
 * One at a time, so that large photos do not lie in memory together.
 * @returns why it is none, in words, where it is none
 */
export async function makePage(file: File): Promise<PhotoPage | string> {
  const page = await openedPage(file)
  return typeof page === 'string' ? pageFaults[page] : page
}

async function openedPage(file: File): Promise<PhotoPage | PageFault> {
  if (file.size > largestFile) return 'tooLarge'
  const fault = pageFault(new Uint8Array(await file.arrayBuffer()))
  // Some devices open what others do not.
  if (fault !== null && fault !== 'heic') return fault
  try {
    return await drawn(file, 0)
  } catch {
    return fault ?? (file.size > hugeFile ? 'tooLarge' : 'broken')
  }
}

/** A photo of more megabytes than this that does not open is too much for the device. */
const hugeFile = 12_000_000

/** The page a quarter turn to the right. @returns why not, in words, where that is too much */
export const turnPage = ({ blob }: PhotoPage): Promise<PhotoPage | string> =>
  drawn(blob, 1).catch(() => pageFaults.tooLarge)

async function drawn(file: Blob, quarters: 0 | 1): Promise<PhotoPage> {
  const { picture, close } = await decoded(file)
  const { width, height } = fittingSize(picture.width, picture.height)
  const size = quarters ? { width: height, height: width } : { width, height }
  try {
    return await asPage(size, (context) => {
      if (quarters) {
        context.translate(height, 0)
        context.rotate(Math.PI / 2)
      }
      context.drawImage(picture, 0, 0, width, height)
    })
  } finally {
    close()
  }
}

/** A page of this size in pixels, on white, as `draw` draws it. @throws where that is too much */
export async function asPage(
  size: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void | Promise<void>,
): Promise<PhotoPage> {
  const canvas = document.createElement('canvas')
  try {
    canvas.width = size.width
    canvas.height = size.height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('nothing to draw on')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    await draw(context)
    const doubt = drawnDoubt(context, size)
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    if (!blob) throw new Error('the picture cannot be written')
    return { kind: 'photo', id: newPageId(), blob, url: URL.createObjectURL(blob), doubt }
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

/** How large a page is sent, in whole pixels: never larger than it is, its longer side bounded. */
export function fittingSize(width: number, height: number, side = pageSide) {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
