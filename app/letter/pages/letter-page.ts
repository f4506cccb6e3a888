import type { GuardedText } from '../../workshop/guard/guarded-text.ts'
import { doubtTexts, type PageDoubt } from './readable.ts'

/** A photo as it is sent, and where its preview is found; `id` tells it from other pages. */
export type PhotoPage = {
  kind: 'photo'
  id: number
  blob: Blob
  url: string
  /** Why it may be read badly; null: it can be read. */
  doubt: PageDoubt | null
  /** Tells the PDF that it was drawn from. */
  source?: string
}

/** The words of one or more pages of a PDF, open to change before they are sent. */
export type TextPages = {
  kind: 'text'
  id: number
  text: string
  /** What the file is called: it never leaves the device. */
  name: string
  count: number
  source: string
}

/** What a letter is sent as, piece by piece. */
export type LetterPage = PhotoPage | TextPages

export const pageCount = (pages: readonly LetterPage[]) =>
  pages.reduce((sum, page) => sum + (page.kind === 'text' ? page.count : 1), 0)

/** The first photo that may be read badly, with its number among the photos. */
export function firstDoubt(pages: readonly LetterPage[]) {
  const photos = pages.filter((page) => page.kind === 'photo')
  for (const [index, page] of photos.entries()) {
    if (page.doubt) return { page, number: index + 1, text: doubtTexts[page.doubt] }
  }
  return null
}

/** Frees the memory of a page that is taken away. */
export const forgetPage = (page: LetterPage): void => {
  if (page.kind === 'photo') URL.revokeObjectURL(page.url)
}

export const forgetAll = (pages: readonly LetterPage[]): void => pages.forEach(forgetPage)

export const pdfTexts = (pages: readonly LetterPage[]): string[] =>
  pages.flatMap((page) => (page.kind === 'text' ? [page.text] : []))

/** The words of PDFs as the personal data guard looks at them. */
export const guardedTexts = (pages: readonly LetterPage[]): GuardedText[] =>
  pages
    .filter((page) => page.kind === 'text')
    .map(({ id, text }, index, all) => ({
      place: { in: 'letter', page: id },
      id: `lettera-testo-${id}`,
      text,
      others: all.slice(0, index).map((before) => before.text),
    }))

/** What a file is made for. */
export type Ground = {
  canSee: boolean
  /** How many pages there is room for. */
  room: number
  /** The pages that are there. */
  held: readonly LetterPage[]
}

/** What a file became: pages, or why it did not; `told`: what of it was left out. */
export type Made = { pages: LetterPage[]; fault: string | null; told: string | null }

export const failed = (fault: string): Made => ({ pages: [], fault, told: null })
