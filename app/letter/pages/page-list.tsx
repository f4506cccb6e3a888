import { Camera, RotateCw, ScanEye, Trash2, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Send } from '../../workshop/answer/use-send.ts'
import { photos as anyPhoto, Picker } from '../picker.tsx'
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
  /** The next, empty sheet. */
  add: ReactNode
}

/** The letter as it will be sent: its words, open to change, and its photos, like sheets. */
export function PageList(props: PageListProps) {
  const { pages, told, sending, onWrite, onRemove, add } = props
  const fields = guardedTexts(pages)
  const photos = pages.filter((page) => page.kind === 'photo')
  return (
    <>
      {pages.map((page) => {
        const field = fields.find(({ place }) => place.in === 'letter' && place.page === page.id)
        return page.kind === 'text' && field ? (
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
      <ol className="letter-pages" aria-label="Le pagine della lettera">
        {photos.map((page, index) => (
          <Sheet key={page.id} page={page} number={index + 1} {...props} />
        ))}
        {add ? <li>{add}</li> : null}
      </ol>
      {told ? (
        <Note kind="info" role="status">
          {told}
        </Note>
      ) : null}
    </>
  )
}

type SheetProps = Omit<PageListProps, 'pages'> & { page: PhotoPage; number: number }

/** A photo as a small sheet; enlarged, it is turned, taken anew or removed. */
function Sheet({ page, number, onTurn, onRemove, onAgain }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <li>
      <button type="button" className="page-sheet" onClick={() => dialog.current?.showModal()}>
        <span className="paper">
          <img src={page.url} alt={`La tua foto, pagina ${number}`} />
          {page.doubt ? (
            <em>
              <TriangleAlert className="i" aria-hidden="true" />
              Si legge male
            </em>
          ) : null}
        </span>
        <b>Pagina {number}</b>
        <span className="look">Guarda o rifai</span>
      </button>
      <dialog ref={dialog} className="page-dialog" aria-label={`Pagina ${number}`}>
        <div className="row justify-between">
          <b>
            <ScanEye className="i" aria-hidden="true" /> Pagina {number}
          </b>
          <Button
            type="button"
            size="small"
            icon={<X className="i" aria-hidden="true" />}
            onClick={close}
          >
            Chiudi
          </Button>
        </div>
        <img src={page.url} alt="" />
        <div className="acts">
          <Button
            type="button"
            size="small"
            icon={<RotateCw className="i" aria-hidden="true" />}
            onClick={() => onTurn(page)}
          >
            Gira<span className="vh"> pagina {number}</span>
          </Button>
          <Picker
            label={
              <>
                Rifai<span className="vh"> pagina {number}</span>
              </>
            }
            size="small"
            icon={<Camera className="i" aria-hidden="true" />}
            className="again-page"
            accept={anyPhoto}
            capture="environment"
            onPick={(files) => {
              close()
              onAgain(page, files)
            }}
          />
          <Button
            type="button"
            size="small"
            kind="danger"
            icon={<Trash2 className="i" aria-hidden="true" />}
            onClick={() => {
              close()
              onRemove(page)
            }}
          >
            Togli<span className="vh"> pagina {number}</span>
          </Button>
        </div>
      </dialog>
    </li>
  )
}
