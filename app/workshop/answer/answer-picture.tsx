import { Download, ImagePlus, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { withQuery } from '../../paths.ts'
import { aiPictureLabel, savedTexts } from '../../saved/saved.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { PictureState } from '../state/sheet-content.ts'

type AnswerPictureProps = { picture: PictureState; title: string; onDraw: () => void }

/** Once a picture was asked for it has its place under the answer. */
export const hasPicturePlace = ({ status, error }: PictureState) =>
  status !== 'none' || error !== null

/** The picture of an answer: being drawn, shown, or why there is none. */
export function AnswerPicture({ picture, title, onDraw }: AnswerPictureProps) {
  const isDrawing = picture.status === 'drawing'
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isDrawing) return
    place.current?.scrollIntoView({ block: 'nearest' })
    // The button that asked for the first one is gone.
    if (document.activeElement !== document.body) return
    place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isDrawing])
  if (!hasPicturePlace(picture)) return null
  const url = isDrawing ? null : picture.url
  const [Icon, label] = url
    ? ([RotateCw, 'Rigenera immagine'] as const)
    : ([ImagePlus, 'Genera Immagine'] as const)
  return (
    <figure ref={place} className="answer-picture needs-script">
      {url ? (
        <>
          <Drawn url={url} title={title} />
          <figcaption>
            <Note kind="ai">{aiPictureLabel(picture)}</Note>
          </figcaption>
        </>
      ) : null}
      {isDrawing ? <div className="picture-place drawing">Ci vuole qualche secondo.</div> : null}
      {picture.error ? (
        <Note kind="bad" role="alert">
          {picture.error}
        </Note>
      ) : null}
      <div className="row noprint">
        <Button
          type="button"
          size="small"
          icon={<Icon className="i" aria-hidden="true" />}
          busy={isDrawing}
          busyLabel="Sto disegnando…"
          onClick={onDraw}
        >
          {label}
        </Button>
        {url ? (
          <a
            className={buttonClass({ size: 'small' })}
            href={withQuery(url, { formato: 'png' })}
            download
          >
            <Download className="i" aria-hidden="true" />
            Scarica immagine
          </a>
        ) : null}
      </div>
      <p className="vh" aria-live="polite">
        {isDrawing ? "Sto disegnando l'immagine." : null}
        {url ? "L'immagine è pronta." : null}
      </p>
    </figure>
  )
}

function Drawn({ url, title }: { url: string; title: string }) {
  const [unseen, setUnseen] = useState<string | null>(null)
  if (unseen === url) return <p className="picture-place">{savedTexts.pictureUnseen}</p>
  return (
    <img
      src={url}
      alt={`Illustrazione per «${title}»`}
      width="1024"
      height="1024"
      onError={() => setUnseen(url)}
    />
  )
}
