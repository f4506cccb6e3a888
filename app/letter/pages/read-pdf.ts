import {
  GlobalWorkerOptions,
  getDocument,
  OPS,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { storable, truncate, wellFormed } from '../../platform/well-formed.ts'
import { letterTexts, longestText } from '../letter.ts'
import {
  failed,
  forgetPage,
  type Ground,
  type Made,
  type PhotoPage,
  pdfTexts,
} from './letter-page.ts'
import { asPage, fittingSize, newPageId } from './make-page.ts'
import { textTooLong } from './page-file.ts'
import { type PdfFault, pdfFault, pdfTold } from './pdf-faults.ts'
import { isTextPage, pageText, type TextPiece } from './pdf-text.ts'

/** In bytes. */
const largestPdf = 30_000_000
/** A picture of more pixels than this in a PDF stays white. */
const largestPicture = 50_000_000
/** A page of more pieces of text than this is read no further. */
const mostPieces = 20_000
/** How long the pages of a PDF may take once its reader is there, in milliseconds. */
const patience = 60_000

/**
 * The first pages of a PDF: those with text as text, the others drawn. Nothing of the file stays
 * open.
 */
export async function readPdf(file: File, ground: Ground): Promise<Made> {
  const fault = (name: PdfFault) => failed(pdfFault(name, ground))
  if (file.size > largestPdf) return fault('tooLarge')
  const data = new Uint8Array(await file.arrayBuffer())
  const port = new Worker(workerUrl, { type: 'module' })
  try {
    await untilReady(port)
  } catch {
    port.terminate()
    return navigator.onLine ? fault('here') : failed(letterTexts.offline)
  }
  GlobalWorkerOptions.workerPort = port
  const loading = getDocument({
    data,
    isEvalSupported: false,
    maxImageSize: largestPicture,
    verbosity: 0,
  })
  const drawn: PhotoPage[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'slow'>((resolve) => {
    timer = setTimeout(resolve, patience, 'slow')
  })
  try {
    const taken = await Promise.race([readPages(loading, file, ground, drawn), late])
    if (typeof taken !== 'string') return taken
    drawn.forEach(forgetPage)
    return fault(taken)
  } catch (error) {
    drawn.forEach(forgetPage)
    return fault(toFault(error))
  } finally {
    clearTimeout(timer)
    void close(loading, port)
  }
}

/** What its library says of a file; of what it cannot do itself, it says many things. */
function toFault(error: unknown): PdfFault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return 'locked'
  return name === 'InvalidPDFException' ? 'broken' : 'here'
}

/** Its program has come and speaks. @throws where it does not come, or the browser cannot run it */
const untilReady = (port: Worker) =>
  new Promise<void>((resolve, reject) => {
    port.addEventListener('message', () => resolve(), { once: true })
    port.addEventListener('error', reject, { once: true })
  })

/** Ends the worker, though it may be busy and not answer. */
async function close(loading: PDFDocumentLoadingTask, port: Worker) {
  const aWhile = new Promise((resolve) => setTimeout(resolve, 2000))
  await Promise.race([loading.destroy(), aWhile])
  port.terminate()
}

/** @param drawn filled with the photos as they are made */
async function readPages(
  loading: PDFDocumentLoadingTask,
  file: File,
  { canSee, room, held }: Ground,
  drawn: PhotoPage[],
): Promise<Made | PdfFault> {
  const pdf = await loading.promise
  const source = `${pdf.fingerprints[0]} ${file.size}`
  if (held.some((page) => page.source === source)) return 'twice'
  const taken = Math.min(pdf.numPages, room)
  const texts: string[] = []
  const photos: number[] = []
  let isCut = false
  for (let number = 1; number <= taken; number += 1) {
    const page = await pdf.getPage(number)
    const { text, isWhole } = await readPageText(page)
    isCut ||= !isWhole
    if (await isTextPage(text, () => hasPictures(page))) texts.push(text)
    else if (!canSee) photos.push(number)
    else {
      const photo = await drawnPage(page)
      if (photo) drawn.push({ ...photo, source })
    }
    page.cleanup()
  }
  if (texts.length + drawn.length === 0) return photos.length > 0 ? 'photos' : 'blank'
  const whole = texts.join('\n\n')
  const textRoom = longestText - pdfTexts(held).join('').length
  const text = truncate(whole, textRoom)
  isCut ||= text.length < whole.length
  const told = pdfTold({ taken, all: pdf.numPages, photos, isCut })
  if (texts.length === 0) return { pages: drawn, fault: null, told }
  if (text === '') return { pages: drawn, fault: textTooLong, told: null }
  const { name } = file
  const words = { kind: 'text', id: newPageId(), text, name, count: texts.length, source } as const
  return { pages: [words, ...drawn], fault: null, told }
}

/** As it is seen, from its upper left corner; of an endless page the beginning. */
async function readPageText(page: PDFPageProxy): Promise<{ text: string; isWhole: boolean }> {
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
  return { text: storable(wellFormed(pageText(pieces))), isWhole }
}

const pictures: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
])

const hasPictures = async (page: PDFPageProxy) =>
  (await page.getOperatorList()).fnArray.some((act) => pictures.has(act))

/** @returns null: the page is blank */
async function drawnPage(page: PDFPageProxy): Promise<PhotoPage | null> {
  const { width, height } = page.getViewport({ scale: 1 })
  const size = fittingSize(width * enlarged, height * enlarged)
  const viewport = page.getViewport({ scale: size.width / width })
  let isBlank = false
  const photo = await asPage(size, async (canvasContext) => {
    // As for paper, it is drawn in a tab that is not looked at too.
    await page.render({ canvasContext, viewport, intent: 'print' }).promise
    isBlank = isWhite(canvasContext, size)
  })
  if (!isBlank) return photo
  forgetPage(photo)
  return null
}

/** A page of paper is drawn as large as a photo is sent. */
const enlarged = 4
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
