import { drawingType } from './drawing-file.server.ts'
import { readUpTo } from './read-up-to.server.ts'

const mostBytes = 65_536
const mostPixels = 1024
/** A logo wider than this leaves no room for the words beside it. */
const widest = 4

const pngBegin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Characters of an SVG's first element. */
const longestRoot = 2000
/** The signature, and in the first chunk the two sides. */
const pngHeadBytes = 24

/** Why a file cannot be shown beside a provider's name on a button; null: it can. */
export function faultOfLogo(file: string): string | null {
  const type = drawingType(file)
  if (type !== 'image/png' && type !== 'image/svg+xml')
    return 'must be a file that ends in .png, .svg'
  try {
    // One byte more than is allowed shows that there are too many.
    const bytes = readUpTo(file, mostBytes + 1)
    if (bytes.length > mostBytes) return `names a file of more than ${mostBytes / 1024} KB`
    return type === 'image/png' ? faultOfPng(bytes) : faultOfSvg(bytes.toString('utf8'))
  } catch (error) {
    return `names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code})`
  }
}

function faultOfPng(bytes: Buffer): string | null {
  if (bytes.length < pngHeadBytes || !bytes.subarray(0, 8).equals(pngBegin)) {
    return 'names a file that is no PNG'
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (width > mostPixels || height > mostPixels) {
    return `names a picture of ${width} × ${height} pixels: ${mostPixels} at most`
  }
  return faultOfShape(width, height)
}

function faultOfSvg(text: string): string | null {
  const begin = text.indexOf('<svg')
  const end = text.indexOf('>', begin)
  if (begin < 0 || end < 0) return 'names a file that is no SVG'
  const root = text.slice(begin, Math.min(end, begin + longestRoot))
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root)
  if (!box) return 'names an SVG without a viewBox'
  return faultOfShape(Number(box[1]), Number(box[2]))
}

const faultOfShape = (width: number, height: number): string | null =>
  width > 0 && height > 0 && width <= height * widest && height <= width
    ? null
    : `names a picture that is no square and not up to ${widest} times as wide as high`
