import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { storable, wellFormed } from '../../platform/well-formed.ts'
import { longestText } from '../letter.ts'
import type { PhotoPage } from './letter-page.ts'
import { asPages, onCanvas } from './make-page.ts'
import { asPaper, lookAt } from './pdf-look.ts'
import { notesOn } from './pdf-notes.ts'
import { type PageLook, type PageWay, pageText, pageWay, type TextPiece } from './pdf-text.ts'
import { withValues } from './pdf-values.ts'
import { fittingSize, longest } from './strip.ts'

/** A page of more pieces of text than this is read no further. */
const mostPieces = 20_000

type ReadPage = {
  text: string
  /** What notes on it say, which no picture shows. */
  notes: string[]
  isWhole: boolean
  look: PageLook
  way: PageWay
}

/** The words of a page, what was filled in among them, and how it is sent. */
export async function readPage(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<ReadPage> {
  if (pdf.isPureXfa) {
    const text = clean(xfaText((await page.getXfa()) as XfaNode | null))
    const look = { isTrue: true, pictures: 0, lacksPicture: false }
    return { text, notes: [], isWhole: true, look, way: text === '' ? 'drawn' : 'text' }
  }
  const { values, notes, pictured, isMarked } = await notesOn(pdf, page)
  const { pieces, isWhole } = await readPieces(page)
  const text = clean(pageText(withValues(pieces, values)))
  const look = await lookAt(page, pictured)
  const way = pageWay(text, look, isMarked)
  return { text, notes: notes.map(clean), isWhole, look, way }
}

const clean = (text: string) => storable(wellFormed(text))

/** As it is seen, from its upper left corner; of an endless page the beginning. */
async function readPieces(page: PDFPageProxy): Promise<{ pieces: TextPiece[]; isWhole: boolean }> {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform
  const pieces: TextPiece[] = []
  let length = 0
  let isWhole = true
  const reader = page.streamTextContent().getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const item of next.value.items) {
      if (!('str' in item)) continue
      const [, , , , x, y] = item.transform
      pieces.push({
        text: item.str,
        x: a * x + c * y + e,
        y: b * x + d * y + f,
        width: item.width,
        height: item.height,
        isRightToLeft: item.dir === 'rtl',
        endsLine: item.hasEOL,
      })
      length += item.str.length
    }
    if (length > longestText || pieces.length > mostPieces) {
      await reader.cancel(new Error('long enough'))
      isWhole = false
      break
    }
  }
  return { pieces, isWhole }
}

/** @returns the page, or the pages of a strip; none: it is blank */
export async function drawnPages(page: PDFPageProxy, room: number): Promise<PhotoPage[]> {
  const { width, height } = page.getViewport({ scale: 1 })
  const isStrip = height > longest * width
  const size = isStrip ? stripSize(width, height) : fittingSize(width * enlarged, height * enlarged)
  return onCanvas(size, async (canvas, canvasContext) => {
    const viewport = page.getViewport({ scale: size.width / width })
    await page.render({ canvasContext, viewport, ...asPaper }).promise
    return isWhite(canvasContext, size) ? [] : asPages(canvas, room)
  })
}

/** A page of paper is drawn as large as a photo is sent. */
const enlarged = 4
/** What every browser draws on, in pixels: a side, and all of it. */
const longestSide = 16_000
const mostPixels = 16_000_000

/** A strip is drawn as large as can be, and cut afterwards. */
const stripSize = (width: number, height: number) => {
  const most = Math.min(enlarged, longestSide / height, Math.sqrt(mostPixels / (width * height)))
  return fittingSize(width * most, height * most, longestSide)
}

/** So many pixels that are not white are more than dust. */
const fewPixels = 20
/** The darkest that is still white, of 255. */
const white = 235

function isWhite(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
): boolean {
  const { data } = context.getImageData(0, 0, width, height)
  let found = 0
  for (let at = 0; at < data.length; at += 4) {
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < white) found += 1
    if (found > fewPixels) return false
  }
  return true
}

/** A form of Adobe's own kind as pdf.js hands it over: a tree like a web page's. */
type XfaNode = {
  name?: string
  value?: string
  attributes?: Record<string, unknown>
  children?: (XfaNode | null)[]
}

/** The words and the filled values of such a form, a line each, in the order of its page. */
export function xfaText(root: XfaNode | null): string {
  const lines: string[] = []
  const open: (XfaNode | null)[] = [root]
  while (open.length > 0) {
    const node = open.pop()
    if (!node) continue
    const text = ownText(node).trim()
    if (text !== '') lines.push(text)
    if (node.name !== 'select') open.push(...[...(node.children ?? [])].reverse())
    else open.push(...(node.children ?? []).filter((one) => one?.attributes?.selected))
  }
  return lines.join('\n')
}

function ownText({ name, value, attributes = {} }: XfaNode): string {
  if (attributes.type === 'checkbox' || attributes.type === 'radio') {
    return attributes.checked ? '[x]' : '[ ]'
  }
  const shown = name === 'input' || name === 'textarea' ? attributes.value : value
  const text = attributes.textContent ?? shown
  return typeof text === 'string' ? text : ''
}
