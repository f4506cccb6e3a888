import { Eye, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import type { Letters } from './letter.ts'
import { type LetterPage, pageCount } from './pages/letter-page.ts'

type LetterStripProps = {
  letters: Letters | null
  pages: readonly LetterPage[]
  onAnother: () => void
}

/** The letter stays in reach of its explanation: a strip on a phone, beside it on a desk. */
export function LetterStrip({ letters, pages, onAnother }: LetterStripProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const count = pageCount(pages)
  const shown = letters?.sample
    ? [{ id: 0, kind: 'photo' as const, url: '/drawings/lettera-di-prova.svg' }]
    : pages
  const [first] = shown
  return (
    <aside className="letter-strip noprint" aria-label="La tua lettera">
      {first?.kind === 'photo' ? <img className="small-page" src={first.url} alt="" /> : null}
      <p>
        <b>La tua lettera</b>
        <span>{count > 0 ? (count === 1 ? '1 pagina' : `${count} pagine`) : null}</span>
      </p>
      <div className="row">
        {first ? (
          <Button
            type="button"
            size="small"
            className="to-look"
            icon={<Eye className="i" aria-hidden="true" />}
            onClick={() => dialog.current?.showModal()}
          >
            Guarda
          </Button>
        ) : null}
        <Button
          type="button"
          size="small"
          kind="quiet"
          icon={<Plus className="i" aria-hidden="true" />}
          onClick={onAnother}
        >
          Un'altra lettera
        </Button>
      </div>
      {first ? (
        <dialog ref={dialog} className="page-dialog" aria-label="La tua lettera">
          <div className="row justify-between">
            <b>La tua lettera</b>
            <Button
              type="button"
              size="small"
              icon={<X className="i" aria-hidden="true" />}
              onClick={() => dialog.current?.close()}
            >
              Chiudi
            </Button>
          </div>
          {shown.map((page, index) =>
            page.kind === 'photo' ? (
              <img key={page.id} src={page.url} alt={`La tua lettera, pagina ${index + 1}`} />
            ) : (
              <p key={page.id} className="whitespace-pre-wrap" dir="auto">
                {page.text}
              </p>
            ),
          )}
        </dialog>
      ) : null}
    </aside>
  )
}
