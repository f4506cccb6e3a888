import { RotateCcw, RotateCw, Trash2 } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Send } from '../answer/use-send.ts'
import { guardedTexts, type LetterPage, type PhotoPage } from './letter-page.ts'
import { TextPart } from './text-part.tsx'

type PageListProps = {
  pages: readonly LetterPage[]
  /** What of a file was left out. */
  told: string | null
  sending: Send
  onWrite: (id: number, text: string) => void
  onTurn: (page: PhotoPage) => void
  onRemove: (page: LetterPage) => void
  /** Another photo takes its place. */
  onAgain: (page: PhotoPage, files: File[]) => void
}

/** The letter as it will be sent: its words, open to change, and its photos. */
export function PageList(props: PageListProps) {
  const { pages, told, sending, onWrite, onTurn, onRemove, onAgain } = props
  const texts = pages.filter((page) => page.kind === 'text')
  const fields = guardedTexts(pages)
  const photos = pages.filter((page) => page.kind === 'photo')
  return (
    <>
      {texts.map((page) => {
        const field = fields.find(({ place }) => place.in === 'letter' && place.page === page.id)
        return field ? (
          <TextPart
            key={page.id}
            page={page}
            field={field}
            sending={sending}
            onWrite={(text) => onWrite(page.id, text)}
            onRemove={() => onRemove(page)}
          />
        ) : null
      })}
      {photos.length > 0 ? (
        <ol className="letter-pages" aria-label="Le pagine della lettera">
          {photos.map((page, index) => {
            const which = photos.length > 1 ? `pagina ${index + 1}` : 'la pagina'
            return (
              <li key={page.id}>
                <img src={page.url} alt={`La tua foto, pagina ${index + 1}`} />
                <div className="acts">
                  <Button
                    type="button"
                    size="small"
                    icon={<RotateCw className="i" aria-hidden="true" />}
                    onClick={() => onTurn(page)}
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
                    onClick={() => onRemove(page)}
                  >
                    Togli<span className="vh"> {which}</span>
                  </Button>
                </div>
              </li>
            )
          })}
        </ol>
      ) : null}
      {told ? (
        <Note kind="info" role="status">
          {told}
        </Note>
      ) : null}
    </>
  )
}
