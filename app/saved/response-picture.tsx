import { Download } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Picture } from '../ui/picture.tsx'
import { aiPictureLabel, pictureAddress, type SavedResponse, savedTexts } from './saved.ts'

/** The picture of a response with its label and download. */
export function ResponsePicture({ saved }: { saved: SavedResponse }) {
  return (
    <figure className="stack self-start">
      <Picture
        src={pictureAddress(saved.id)}
        alt={`Immagine per «${saved.title}»`}
        instead={<p className="picture-place">{savedTexts.pictureUnseen}</p>}
        width="1024"
        height="1024"
        className="h-auto w-full rounded-control border-2 border-ink"
      />
      <figcaption className="stack">
        <Note kind="ai">{aiPictureLabel(saved)}</Note>
        <a
          href={pictureAddress(saved.id, 'png')}
          download
          className={buttonClass({ size: 'small' })}
        >
          <Download aria-hidden="true" className="i" />
          Scarica immagine
        </a>
      </figcaption>
    </figure>
  )
}
