import { Camera, Plus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { Send } from '../workshop/answer/use-send.ts'
import { mostPages } from './letter.ts'
import { firstDoubt, pageCount } from './pages/letter-page.ts'
import type { LetterPages } from './pages/use-letter-pages.ts'
import { Picker, pdfs, photos } from './picker.tsx'

type PagesToSendProps = {
  pages: LetterPages
  canSee: boolean
  sending: Send
  /** A page that reads badly goes all the same. */
  onAnyway: () => void
  /** The main button. */
  children: ReactNode
}

/** The pages side by side, like sheets; the next one is empty. Then the button, which has the focus. */
export function PagesToSend({ pages, canSee, sending, onAnyway, children }: PagesToSendProps) {
  const { List, take } = pages
  const part = useRef<HTMLDivElement>(null)
  useFocusOnButton(part, pages.pages.length)
  const add =
    pageCount(pages.pages) < mostPages ? (
      <Picker
        label="Aggiungi una pagina"
        icon={<Plus className="i" aria-hidden="true" />}
        className="by-file add-page"
        accept={canSee ? `${photos},${pdfs}` : pdfs}
        multiple
        onPick={(files) => take(files, null)}
      />
    ) : null
  return (
    <>
      {List ? <List {...pages} sending={sending} add={add} /> : null}
      <div ref={part} className="letter-go">
        <Doubtful pages={pages} onAnyway={onAnyway}>
          {children}
        </Doubtful>
      </div>
    </>
  )
}

/** A page has come: the one main button is in view and has the focus. */
function useFocusOnButton(part: { current: HTMLElement | null }, count: number) {
  const before = useRef(0)
  useEffect(() => {
    const isMore = count > before.current
    before.current = count
    if (!isMore) return
    const button = part.current?.querySelector<HTMLElement>('.ask, .again input')
    button?.focus({ preventScroll: true })
    button?.closest('.btn, .with-why')?.scrollIntoView({ block: 'nearest' })
  }, [count, part])
}

type DoubtfulProps = { pages: LetterPages; onAnyway: () => void; children: ReactNode }

/** In the button's place where a page reads badly: take it anew, or send it all the same. */
function Doubtful({ pages: { pages, take }, onAnyway, children }: DoubtfulProps) {
  const first = firstDoubt(pages)
  if (!first) return children
  return (
    <div className="page-doubt">
      <p>
        <TriangleAlert className="i" aria-hidden="true" />
        <span aria-live="polite">
          <b>La pagina {first.number}</b> {first.text}
        </span>
      </p>
      <Picker
        label="Rifai la foto"
        icon={<Camera className="i" aria-hidden="true" />}
        kind="main"
        className="again"
        accept={photos}
        capture="environment"
        onPick={(files) => take(files, first.page)}
      />
      <Button type="button" onClick={onAnyway}>
        Spiegala lo stesso
      </Button>
    </div>
  )
}
