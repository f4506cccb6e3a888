import { Clock } from 'lucide-react'
import { editGuidePath } from '../paths.ts'
import { difficultyLabels } from '../records/content/content.ts'
import { minutesText } from '../ui/count-text.ts'
import { EditLink } from '../ui/edit-link.tsx'
import { formatDay } from '../ui/format-date.ts'
import { Note } from '../ui/note.tsx'
import { Picture } from '../ui/picture.tsx'
import { Rating } from '../ui/rating.tsx'
import { Tag } from '../ui/tag.tsx'
import type { GuideDetail } from './guide.ts'

/** What a guide is about. */
export function GuideHead({ guide }: { guide: GuideDetail }) {
  return (
    <>
      {!guide.isPublished && (
        <Note kind="info" className="mb-4">
          <b>Bozza.</b> Chi visita il sito non la vede.
        </Note>
      )}
      {guide.isPreview && (
        <Note kind="info" className="mb-4">
          <b>Anteprima della bozza.</b> Chi visita il sito vede ancora la versione pubblicata.
        </Note>
      )}
      <header className="guide-head">
        <div className="stack">
          <Tag className="justify-self-start">{guide.toolCategory}</Tag>
          <h1>{guide.title}</h1>
          <EditLink to={editGuidePath(guide.id)} what="la guida" />
          <p className="measure">{guide.description}</p>
          <p className="guide-facts">
            <span>
              <Clock aria-hidden="true" className="i" />
              {minutesText(guide.duration)}
            </span>
            <span>Livello {difficultyLabels[guide.difficulty].toLowerCase()}</span>
          </p>
          <Rating value={guide.rating} />
          {guide.verifiedAt && (
            <p data-secondary="" className="small soft">
              Verificata il {formatDay(guide.verifiedAt)}
            </p>
          )}
          {guide.checkedIn && (
            <p data-secondary="" className="small soft">
              Scritta a {guide.checkedIn}. Non ancora provata sul sito vero.
            </p>
          )}
        </div>
        <Picture
          src={guide.imageUrl}
          alt={guide.imageAlt ?? ''}
          width="960"
          height="420"
          className="guide-picture"
          fetchPriority="high"
        />
      </header>
    </>
  )
}
