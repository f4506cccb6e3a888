import { Download, ImagePlus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { withQuery } from '../../paths.ts'
import { imageLabelOf, savedTexts } from '../../saved/saved.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { AnswerPicture as PictureState } from '../sheet/work.ts'

type AnswerPictureProps = {
  picture: PictureState
  /** Whether the service makes pictures. */
  canDraw: boolean
  title: string
  onDraw: () => void
}

/** The picture of an answer: none, being drawn, shown. */
export function AnswerPicture({ picture, canDraw, title, onDraw }: AnswerPictureProps) {
  const isDrawing = picture.status === 'drawing'
  const url = isDrawing ? null : picture.url
  if (!canDraw && !picture.url) {
    return (
      <p className="small soft noprint needs-script">
        Il servizio collegato a questo sito non fa immagini.
      </p>
    )
  }
  const [Icon, label] = url
    ? ([RotateCw, 'Rigenera immagine'] as const)
    : ([ImagePlus, 'Genera Immagine'] as const)
  return (
    <figure className="answer-picture needs-script">
      {url ? (
        <>
          <Drawn url={url} title={title} />
          <figcaption>
            <Note kind="ai">{imageLabelOf(picture)}</Note>
          </figcaption>
        </>
      ) : (
        <div className={isDrawing ? 'picture-place drawing' : 'picture-place noprint'}>
          {isDrawing ? 'Ci vuole qualche secondo.' : "Vuoi anche un'immagine?"}
        </div>
      )}
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
      <p className="vh" role="status">
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
