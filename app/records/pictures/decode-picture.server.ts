import type Sharp from 'sharp'
import { Semaphore } from '../../platform/semaphore.server.ts'

/** Pictures are at most this wide and high, in pixels. */
const longestSide = 1024
/** Decoding more pixels than this is refused: a small file can hold a very large picture. */
const mostPixels = 4096 * 4096
/** Administrators upload what their phones take. */
const mostPixelsOfAPhone = 52_000_000
/** A picture one pixel wide and as high as its pixels allow takes a minute to make smaller. */
const longestSideTaken = 16_384

/** Decoding has the few threads that files and names are looked up with too. */
const semaphore = new Semaphore({ atOnce: 2, longestLine: 20 })

const decodable = new Set(['png', 'jpeg', 'webp', 'gif', 'heif'])

const loaderOf = (format: string) => `VipsForeignLoad${format}Buffer`

/** What the library may read with; of SVG see `drawingToPng`. */
const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map(loaderOf)

/** The bytes are not a picture that can be decoded. */
export class NotAPicture extends Error {}
/** They would be a picture with more pixels than are decoded. */
export class TooManyPixels extends NotAPicture {}

let library: Promise<typeof Sharp> | undefined

/** The image library, loaded at its first use: most requests never need it. */
function imaging() {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: loaders })
    return sharp
  })
  return library
}

/**
 * Decodes a picture of unknown origin and writes it anew as WebP, so that what we store and serve
 * is a picture and nothing else (SECURITY.md 7).
 * @param options.isOfAi a model made it, and its file says so; what its maker wrote into it is gone
 * @throws NotAPicture
 */
export async function toWebp(bytes: Uint8Array, { isOfAi = false } = {}): Promise<Buffer> {
  const work = () => written(bytes, longestSide, mostPixels, isOfAi)
  const { data } = await semaphore.run(work, Number.POSITIVE_INFINITY)
  return data
}

/**
 * Like `toWebp`, for a file that an administrator chose.
 * @param side what it is wide and high at most, in pixels
 * @throws NotAPicture, KnownFailure 503 when too many wait for their picture
 */
export async function uploadToWebp(
  bytes: Uint8Array,
  side: number,
): Promise<{ webp: Buffer; width: number; height: number }> {
  const { data, info } = await semaphore.run(() => written(bytes, side, mostPixelsOfAPhone))
  return { webp: data, width: info.width, height: info.height }
}

async function written(bytes: Uint8Array, side: number, limitInputPixels: number, isOfAi = false) {
  if (!hasPictureMark(bytes)) throw new NotAPicture('begins as none')
  const sharp = await imaging()
  return orNotAPicture(async () => {
    const picture = sharp(bytes, { limitInputPixels, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (!decodable.has(format)) throw new NotAPicture(format)
    if (Math.max(width, height) > longestSideTaken) throw new NotAPicture('too long or too wide')
    const smaller = picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
    return (isOfAi ? smaller.withXmp(aiMark) : smaller).toBuffer({ resolveWithObject: true })
  })
}

/** Whatever the image library throws is the picture's fault. */
async function orNotAPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof NotAPicture
      ? error
      : new NotAPicture('cannot be decoded', { cause: error })
  }
}

/** A page of a letter is at most so wide and high, in pixels: small print stays readable. */
const pageSide = 1600

/**
 * A page of a letter that somebody photographed, written anew as a JPEG of nothing but its pixels:
 * every model that reads pictures reads these.
 * @throws TooManyPixels or NotAPicture; KnownFailure 503 when too many wait
 */
export async function toPage(bytes: Uint8Array): Promise<Buffer> {
  if (!hasPictureMark(bytes)) throw new NotAPicture('begins as none')
  const sharp = await imaging()
  const read = () =>
    orNotAPicture(async () => {
      // Reads the head alone.
      const head = await sharp(bytes, { limitInputPixels: false }).metadata()
      const { format, width, height } = head
      if (!decodable.has(format)) throw new NotAPicture(format)
      const isLong = Math.max(width, height) > longestSideTaken
      if (isLong || width * height > mostPixelsOfAPhone) {
        throw new TooManyPixels(`${width} by ${height}`)
      }
      return sharp(bytes, { limitInputPixels: mostPixelsOfAPhone, failOn: 'error' })
        .autoOrient()
        .resize(pageSide, pageSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer()
    })
  return semaphore.run(read)
}

/**
 * One of our own drawings, an SVG, as PNG of the size it says; quick to write, as it is decoded
 * again at once.
 * @throws KnownFailure 503 when too many wait for theirs
 */
export async function drawingToPng(svg: string): Promise<Buffer> {
  const sharp = await imaging()
  // Of what others send `hasPictureMark` lets no SVG through.
  sharp.unblock({ operation: [loaderOf('Svg')] })
  return semaphore.run(() => sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer())
}

/**
 * A stored picture as PNG, for saving it on one's own device; the mark of an AI stays in it.
 * @throws KnownFailure 503 when too many wait for theirs
 */
export async function toPng(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await imaging()
  return semaphore.run(() => sharp(bytes).keepXmp().png().toBuffer())
}

/** How wide and high a picture is in a list: twice what is shown, for sharp screens. */
const thumbnailSide = 240

/**
 * A stored picture as a small WebP for lists; the mark of an AI stays in it.
 * @throws KnownFailure 503 when too many wait for theirs
 */
export async function toThumbnail(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await imaging()
  return semaphore.run(() =>
    sharp(bytes).resize(thumbnailSide, thumbnailSide, { fit: 'cover' }).keepXmp().webp().toBuffer(),
  )
}

const namespace = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/'
/** The IPTC's word for what a trained model made. */
const madeByModel = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/**
 * What a picture made by an AI carries in its file, as XMP: programs that look for it can say where
 * the picture is from (AI Act, article 50).
 */
export const aiMark = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="${namespace}" Iptc4xmpExt:DigitalSourceType="${madeByModel}"/>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`

/** How the files begin that are decoded: JPEG, PNG, WebP, GIF, AVIF and its kin. */
const marks = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF....WEBP/s, /^GIF8[79]a/, /^....ftyp/s]

const headBytes = 24

/** The image library takes whatever begins with so much text for an SVG that has `<svg` in it. */
const isText = (head: string) => /^[\t-\x7f]*$/.test(head)

/**
 * Whether bytes may be a picture that we decode, by how they begin: nothing else, and no SVG under
 * another mark, gets to the library that draws SVG.
 */
export function hasPictureMark(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes))
  return marks.some((mark) => mark.test(head)) && !isText(head)
}
