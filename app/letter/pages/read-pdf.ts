import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { truncate } from '../../platform/well-formed.ts'
import { longestText, offline } from '../letter.ts'
import {
  failed,
  forgetPage,
  type Ground,
  type Made,
  type PhotoPage,
  pdfTexts,
} from './letter-page.ts'
import { newPageId } from './make-page.ts'
import { textTooLong } from './page-file.ts'
import { type PdfFault, pdfFault, pdfTold } from './pdf-faults.ts'
import { drawnPages, readPage } from './pdf-page.ts'
import { isRead } from './pdf-text.ts'

/** In bytes. */
const largestPdf = 30_000_000
/** A picture of more pixels than this in a PDF stays white. */
const largestPicture = 50_000_000
/** How long the pages of a PDF may take once its reader is there, in milliseconds. */
const patience = 60_000

/** The first pages of a PDF, as text or drawn. Nothing of the file stays open. */
export async function readPdf(file: File, ground: Ground): Promise<Made> {
  const fault = (name: PdfFault) => failed(pdfFault(name, ground))
  if (file.size > largestPdf) return fault('tooLarge')
  const data = new Uint8Array(await file.arrayBuffer())
  const port = new Worker(workerUrl, { type: 'module' })
  try {
    await untilReady(port)
  } catch {
    port.terminate()
    return navigator.onLine ? fault('here') : failed(offline)
  }
  GlobalWorkerOptions.workerPort = port
  const loading = getDocument({
    data,
    isEvalSupported: false,
    enableXfa: true,
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

/** What has been taken of the pages so far. */
type Taken = {
  texts: string[]
  drawn: PhotoPage[]
  /** Pages that go as text alone. */
  count: number
  isCut: boolean
  /** Numbers of pages of which something is said. */
  told: Record<'photos' | 'unsure' | 'blank' | 'lacking', number[]>
}

/** @param drawn filled with the photos as they are made */
async function readPages(
  loading: PDFDocumentLoadingTask,
  file: File,
  ground: Ground,
  drawn: PhotoPage[],
): Promise<Made | PdfFault> {
  const pdf = await loading.promise
  const { room, held } = ground
  const source = `${pdf.fingerprints[0]} ${file.size}`
  if (held.some((page) => page.source === source)) return 'twice'
  if (await isClosedForm(pdf)) return 'form'
  const told = { photos: [], unsure: [], blank: [], lacking: [] }
  const taken: Taken = { texts: [], drawn, count: 0, isCut: false, told }
  let number = 0
  // What shows nothing takes no room: scanners send the backs of sheets too.
  while (taken.count + drawn.length < room && number < Math.min(pdf.numPages, 2 * room)) {
    number += 1
    await takePage(pdf, number, ground, taken)
  }
  for (const photo of drawn) photo.source = source
  const { texts, count } = taken
  if (texts.length + drawn.length === 0) return taken.told.photos.length > 0 ? 'photos' : 'blank'
  const whole = texts.join('\n\n')
  const text = truncate(whole, longestText - pdfTexts(held).join('').length)
  const isCut = taken.isCut || text.length < whole.length
  const said = pdfTold({ ...taken.told, taken: number, all: pdf.numPages, isCut })
  if (texts.length === 0) return { pages: drawn, fault: null, told: said }
  if (text === '') return { pages: drawn, fault: textTooLong, told: null }
  const words = { kind: 'text', id: newPageId(), text, name: file.name, count, source } as const
  return { pages: [words, ...drawn], fault: null, told: said }
}

/** Puts a page to those that were taken, as text, drawn, or both. */
async function takePage(
  pdf: PDFDocumentProxy,
  number: number,
  { canSee, room }: Ground,
  taken: Taken,
): Promise<void> {
  const { texts, drawn, told } = taken
  const page = await pdf.getPage(number)
  const { text, notes, isWhole, look, way } = await readPage(pdf, page)
  taken.isCut ||= !isWhole
  if (look.lacksPicture) told.lacking.push(number)
  const isText = way === 'text' || (!canSee && isRead(text, look))
  if (isText) taken.count += 1
  if (isText || way === 'both') texts.push(text)
  texts.push(...notes)
  if (way === 'text') return
  if (canSee) {
    const photos = await drawnPages(page, room - taken.count - drawn.length)
    drawn.push(...photos)
    if (photos.length === 0 && !look.lacksPicture) told.blank.push(number)
  } else told[isText && way === 'drawn' ? 'unsure' : 'photos'].push(number)
  page.cleanup()
}

/** A form of Adobe's own kind that its library does not open: its pages say 'Please wait'. */
async function isClosedForm(pdf: PDFDocumentProxy): Promise<boolean> {
  if (pdf.isPureXfa) return false
  const info = (await pdf.getMetadata()).info as { [key: string]: unknown }
  return info.IsXFAPresent === true && info.IsAcroFormPresent !== true
}
