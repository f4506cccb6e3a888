import { mostPages, offline, type PaperKind, pageField, textField } from '../letter.ts'
import {
  failed,
  forgetPage,
  type Ground,
  type LetterPage,
  type Made,
  type PhotoPage,
  pageCount,
} from './letter-page.ts'
import { makePages, turnPage } from './make-page.ts'
import { inParts, isPdf, pageFaults, tooManyPages } from './page-file.ts'
import { noPhotosHere, pdfFault } from './pdf-faults.ts'

/** Where the pages are, and how they are put there. */
export type HeldPages = {
  held: () => readonly LetterPage[]
  keep: (next: readonly LetterPage[]) => void
  kind: PaperKind
}

/** How an act went: what is wrong, what was left out (null: nothing new), what is said aloud. */
export type PagesOutcome = { fault: string | null; told: string | null; news: string }

function pagesText({ held, kind }: HeldPages): string {
  const count = pageCount(held())
  if (kind === 'message') return count === 0 ? 'Nessuna foto.' : 'La foto è pronta.'
  if (count === 0) return 'Nessuna pagina.'
  return count === 1 ? '1 pagina pronta.' : `${count} pagine pronte.`
}

/** A quarter turn to the right, in its place. */
export async function turn(page: PhotoPage, { held, keep }: HeldPages): Promise<PagesOutcome> {
  const turned = await turnPage(page)
  if (typeof turned === 'string') return { fault: turned, told: null, news: '' }
  keep(held().map((one) => (one.id === page.id ? { ...page, ...turned, id: page.id } : one)))
  forgetPage(page)
  return { fault: null, told: null, news: 'Girata.' }
}

export async function remove(page: LetterPage, pages: HeldPages): Promise<PagesOutcome> {
  pages.keep(pages.held().filter(({ id }) => id !== page.id))
  forgetPage(page)
  return { fault: null, told: '', news: pagesText(pages) }
}

/**
 * Makes pages of files, one after the other: what goes wrong with one takes no other away.
 * @param replaced the page that is photographed again; null: further pages
 */
export async function takeFiles(
  files: readonly File[],
  replaced: LetterPage | null,
  pages: HeldPages,
  canSee: boolean,
): Promise<PagesOutcome> {
  let fault: string | null = null
  const told: string[] = []
  for (const file of replaced ? files.slice(0, 1) : files) {
    const held = pages.held().filter((page) => page !== replaced)
    const room = mostPages - pageCount(held)
    if (room <= 0) {
      fault = tooManyPages
      break
    }
    const made = await pagesOf(file, { canSee, room: replaced ? 1 : room, held })
    fault = made.fault ?? fault
    if (made.told !== null) told.push(made.told)
    if (made.pages.length > 0) pages.keep(withMade(pages.held(), made.pages, replaced))
  }
  const news = replaced ? 'Rifatta.' : pagesText(pages)
  return { fault, told: told.length > 0 ? told.join(' ') : null, news }
}

function withMade(
  held: readonly LetterPage[],
  made: readonly LetterPage[],
  replaced: LetterPage | null,
): readonly LetterPage[] {
  if (!replaced) return [...held, ...made]
  forgetPage(replaced)
  return held.flatMap((page) => (page.id === replaced.id ? made : [page]))
}

/** By its own bytes, whatever it is called. */
async function pagesOf(file: File, ground: Ground): Promise<Made> {
  if (file.size === 0) return failed(pageFaults.empty)
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  if (isPdf(start)) return pdfPages(file, ground)
  if (!ground.canSee) return failed(noPhotosHere)
  const pages = await makePages(file, ground.room)
  if (typeof pages === 'string') return failed(pages)
  return { pages, fault: null, told: pages.length > 1 ? inParts(pages.length) : null }
}

let reader: typeof import('./read-pdf.ts') | null = null

/** The program that opens PDFs is large: it comes with the first of them. */
async function pdfPages(file: File, ground: Ground): Promise<Made> {
  // Asked for without a connection it would not come later either, until the page is loaded anew.
  if (!reader && !navigator.onLine) return failed(offline)
  reader ??= await import('./read-pdf.ts').catch(() => null)
  if (reader) return reader.readPdf(file, ground)
  // It did not come, or the browser is too old for it.
  return failed(navigator.onLine ? pdfFault('here', ground) : offline)
}

/** The pages of a letter as the form that is sent. */
export function letterForm(pages: readonly LetterPage[]): FormData {
  const form = new FormData()
  for (const [index, page] of pages.entries()) {
    if (page.kind === 'text') form.append(textField, page.text)
    else form.append(pageField, page.blob, `${pageField}-${index + 1}.jpg`)
  }
  return form
}
