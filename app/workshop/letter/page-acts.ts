import { type LetterPage, type PhotoPage, pageCount } from './letter-page.ts'
import { turnPage } from './make-page.ts'

/** Where the pages are, and how they are put there. */
export type Place = {
  held: () => readonly LetterPage[]
  keep: (next: readonly LetterPage[]) => void
}

/** How an act went: what is wrong, what was left out (null: nothing new), what is said aloud. */
export type Outcome = { fault: string | null; told: string | null; news: string }

export const forgetPage = (page: LetterPage): void => {
  if (page.kind === 'photo') URL.revokeObjectURL(page.url)
}

export function pagesText(pages: readonly LetterPage[]): string {
  const count = pageCount(pages)
  if (count === 0) return 'Nessuna pagina.'
  return count === 1 ? '1 pagina pronta.' : `${count} pagine pronte.`
}

/** A quarter turn to the right, in its place. */
export async function turn(page: PhotoPage, { held, keep }: Place): Promise<Outcome> {
  const turned = await turnPage(page)
  if (typeof turned === 'string') return { fault: turned, told: null, news: '' }
  keep(held().map((one) => (one.id === page.id ? { ...page, ...turned, id: page.id } : one)))
  forgetPage(page)
  return { fault: null, told: null, news: 'Pagina girata.' }
}

export async function remove(page: LetterPage, { held, keep }: Place): Promise<Outcome> {
  keep(held().filter(({ id }) => id !== page.id))
  forgetPage(page)
  return { fault: null, told: '', news: pagesText(held()) }
}
