import { letterTexts, mostPages } from './letter.ts'
import { failed, type Ground, type LetterPage, type Made, pageCount } from './letter-page.ts'
import { makePage } from './make-page.ts'
import { forgetPage, type Outcome, type Place, pagesText } from './page-acts.ts'
import { isPdf, pageFaults, tooManyPages } from './page-file.ts'
import { noPhotosHere, pdfFault } from './pdf-faults.ts'

/**
 * Makes pages of the files that were chosen, one file after the other, and puts each to the others
 * as soon as it is there: what goes wrong with one takes no other away.
 * @param replaced the page that is photographed again; null: further pages
 */
export async function takeFiles(
  files: readonly File[],
  replaced: LetterPage | null,
  pages: Place,
  canSee: boolean,
): Promise<Outcome> {
  let fault: string | null = null
  const told: string[] = []
  for (const file of replaced ? files.slice(0, 1) : files) {
    const held = pages.held().filter((page) => page !== replaced)
    const room = mostPages - pageCount(held)
    if (room <= 0) {
      fault = tooManyPages
      break
    }
    const made = await makePages(file, { canSee, room: replaced ? 1 : room, held })
    fault = made.fault ?? fault
    if (made.told !== null) told.push(made.told)
    if (made.pages.length > 0) pages.keep(withMade(pages.held(), made.pages, replaced))
  }
  const news = replaced ? 'Pagina rifatta.' : pagesText(pages.held())
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
async function makePages(file: File, ground: Ground): Promise<Made> {
  if (file.size === 0) return failed(pageFaults.empty)
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  if (isPdf(start)) return pdfPages(file, ground)
  if (!ground.canSee) return failed(noPhotosHere)
  const page = await makePage(file)
  return typeof page === 'string' ? failed(page) : { pages: [page], fault: null, told: null }
}

/** The program that opens PDFs is large: it comes with the first of them. */
async function pdfPages(file: File, ground: Ground): Promise<Made> {
  const reader = await import('./read-pdf.ts').catch(() => null)
  if (reader) return reader.readPdf(file, ground)
  // It did not come, or the browser is too old for it.
  return failed(navigator.onLine ? pdfFault('here', ground) : letterTexts.offline)
}
