import { type RefObject, useEffect, useState } from 'react'
import { letterTexts, mostPages } from './letter.ts'
import type { LetterPage } from './make-page.ts'
import type { PageList } from './page-list.tsx'

/** The pages where they outlive the sheet. */
export type HeldPages = RefObject<readonly LetterPage[]>

/** The code that opens photos: fetched once somebody has one. */
const loadCamera = () => import('./camera.ts')

const pagesText = (count: number) => {
  if (count === 0) return 'Nessuna pagina.'
  return count === 1 ? '1 pagina pronta.' : `${count} pagine pronte.`
}

/** The pages of a letter on this device; what goes wrong with one takes no other away. */
export function useLetterPages(held: HeldPages) {
  const [pages, setPages] = useState(held.current)
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const [news, setNews] = useState('')
  const [List, setList] = useState<typeof PageList | null>(null)

  // Pages from before another fold was opened.
  const isListed = List !== null || held.current.length === 0
  useEffect(() => {
    if (isListed) return
    loadCamera().then(
      ({ PageList }) => setList(() => PageList),
      () => {},
    )
  }, [isListed])

  function keep(next: readonly LetterPage[]) {
    held.current = next
    setPages(next)
  }

  /** @returns what is wrong with the file; null: it is a page now */
  async function open(file: File, replaced: LetterPage | null): Promise<string | null> {
    const { makePage, forgetPage, PageList } = await loadCamera()
    setList(() => PageList)
    const page = await makePage(file)
    if (typeof page === 'string') return page
    if (!replaced) keep([...held.current, page])
    else {
      keep(held.current.map((one) => (one.id === replaced.id ? page : one)))
      forgetPage(replaced)
    }
    return null
  }

  /** @param replaced the page that is photographed again; null: further pages */
  async function take(files: readonly File[], replaced: LetterPage | null) {
    if (files.length === 0 || isReading) return
    setReading(true)
    setFault(null)
    const room = replaced ? 1 : mostPages - held.current.length
    let said: string | null = files.length > room ? letterTexts.tooManyPages : null
    try {
      for (const file of files.slice(0, room)) said = (await open(file, replaced)) ?? said
      setNews(replaced ? 'Pagina rifatta.' : pagesText(held.current.length))
    } catch {
      // The code could not be fetched: the connection is gone.
      said = letterTexts.offline
    }
    setFault(said)
    setReading(false)
  }

  async function turn(page: LetterPage) {
    try {
      const { turnPage, forgetPage } = await loadCamera()
      const turned = await turnPage(page)
      if (typeof turned === 'string') return setFault(turned)
      keep(held.current.map((one) => (one.id === page.id ? { ...turned, id: page.id } : one)))
      forgetPage(page)
      setNews('Pagina girata.')
    } catch {
      setFault(letterTexts.offline)
    }
  }

  async function remove(page: LetterPage) {
    keep(held.current.filter(({ id }) => id !== page.id))
    setFault(null)
    setNews(pagesText(held.current.length))
    const { forgetPage } = await loadCamera()
    forgetPage(page)
  }

  return { List, pages, fault, news, isReading, take, turn, remove }
}
