import { RotateCcw, RotateCw, Trash2 } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useSecondHalf } from '../../ui/use-second-half.ts'
import type { LetterPage } from './make-page.ts'

type PageListProps = {
  pages: readonly LetterPage[]
  onTurn: (page: LetterPage) => void
  onRemove: (page: LetterPage) => void
  /** Another photo takes its place. */
  onAgain: (page: LetterPage, files: File[]) => void
}

/** The pages as they will be sent, each to be turned, taken again, or taken away. */
export function PageList({ pages, onTurn, onRemove, onAgain }: PageListProps) {
  const { moved, isHalf } = useSecondHalf()
  if (pages.length === 0) return null
  return (
    <ol className="letter-pages" aria-label="Le pagine della lettera">
      {pages.map((page, index) => {
        const which = pages.length > 1 ? `pagina ${index + 1}` : 'la pagina'
        return (
          <li key={page.id}>
            <img src={page.url} alt={`La tua foto, pagina ${index + 1}`} />
            <div className="acts">
              <Button
                type="button"
                size="small"
                icon={<RotateCw className="i" aria-hidden="true" />}
                onClick={() => {
                  // A page on its side is lower: the buttons come up.
                  moved()
                  onTurn(page)
                }}
              >
                Gira<span className="vh"> {which}</span>
              </Button>
              <label className={buttonClass({ size: 'small' }, 'pick')}>
                <RotateCcw className="i" aria-hidden="true" />
                <span>
                  Rifai<span className="vh"> {which}</span>
                </span>
                <input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  className="vh"
                  onChange={({ target }) => {
                    const files = [...(target.files ?? [])]
                    target.value = ''
                    onAgain(page, files)
                  }}
                />
              </label>
              <Button
                type="button"
                size="small"
                kind="danger"
                icon={<Trash2 className="i" aria-hidden="true" />}
                onClick={(event) => isHalf(event) || onRemove(page)}
              >
                Togli<span className="vh"> {which}</span>
              </Button>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
