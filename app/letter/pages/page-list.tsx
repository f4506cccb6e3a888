import { Camera, RotateCw, ScanEye, Trash2, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Send } from '../../workshop/answer/use-send.ts'
import type { PaperKind } from '../letter.ts'
import { photos as anyPhoto, Picker } from '../picker.tsx'
import { guardedTexts, type LetterPage, type PhotoPage } from './letter-page.ts'
import { TextPart } from './text-part.tsx'

type PageListProps = {
  kind: PaperKind
  pages: readonly LetterPage[]
  /** What of a file was left out. */
  told: string | null
  sending: Send
  write: (id: number, text: string) => void
  turn: (page: PhotoPage) => void
  remove: (page: LetterPage) => void
  /** Another photo takes its place. */
  take: (files: File[], replaced: PhotoPage) => void
  /** The next, empty sheet. */
  add: ReactNode
}

/** The letter as it will be sent: its words, open to change, and its photos, like sheets. */
export function PageList(props: PageListProps) {
  const { kind, pages, told, sending, write, remove, add } = props
  const away = (page: LetterPage) => {
    document.getElementById('prompt')?.focus()
    remove(page)
  }
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
            onWrite={(text) => write(page.id, text)}
            onRemove={() => away(page)}
          />
        ) : null
      })}
      <ol
        className="letter-pages"
        aria-label={kind === 'letter' ? 'Le pagine della lettera' : 'La foto del messaggio'}
      >
        {photos.map((page, index) => (
          <Sheet
            {...props}
            key={page.id}
            page={page}
            part={partOf(kind, index, photos.length)}
            remove={away}
          />
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

/** A letter has pages; a screen is one photo, or the pieces of a long one. */
function partOf(kind: PaperKind, index: number, count: number): string {
  if (kind === 'letter') return `pagina ${index + 1}`
  return count > 1 ? `pezzo ${index + 1}` : ''
}

type SheetProps = Omit<PageListProps, 'pages'> & {
  page: PhotoPage
  /** Which part of the whole it is; '': all of it. */
  part: string
}

/** A photo as a small sheet; enlarged, it is turned, taken anew or removed. */
function Sheet({ kind, page, part, turn, remove, take }: SheetProps) {
  const name = part ? part.charAt(0).toUpperCase() + part.slice(1) : 'La foto'
  const spoken = <span className="vh"> {part || 'la foto'}</span>
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <li>
      <button type="button" className="page-sheet" onClick={() => dialog.current?.showModal()}>
        <span className="paper">
          <img src={page.url} alt={part ? `La tua foto, ${part}` : 'La tua foto'} />
          {page.doubt ? (
            <em>
              <TriangleAlert className="i" aria-hidden="true" />
              Si legge male
            </em>
          ) : null}
        </span>
        <b>{name}</b>
        <span className="look">Guarda o rifai</span>
      </button>
      <dialog ref={dialog} className="page-dialog" aria-label={name}>
        <div className="row justify-between">
          <b>
            <ScanEye className="i" aria-hidden="true" /> {name}
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
            onClick={() => turn(page)}
          >
            Gira{spoken}
          </Button>
          <Picker
            label={<>Rifai{spoken}</>}
            size="small"
            icon={<Camera className="i" aria-hidden="true" />}
            className="again-page"
            accept={anyPhoto}
            // A screen is no thing for the camera.
            capture={kind === 'letter' ? 'environment' : undefined}
            onPick={(files) => {
              close()
              take(files, page)
            }}
          />
          <Button
            type="button"
            size="small"
            kind="danger"
            icon={<Trash2 className="i" aria-hidden="true" />}
            onClick={() => {
              close()
              remove(page)
            }}
          >
            Togli{spoken}
          </Button>
        </div>
      </dialog>
    </li>
  )
}
