import { Link } from 'react-router'
import { editProfessionPath } from '../../paths.ts'
import type { RecordState } from '../../records/words.ts'
import { Note } from '../../ui/note.tsx'
import type { SetPlace } from '../placed-sets.server.ts'

type PublishedNoteProps = { state: RecordState | undefined; place: SetPlace | undefined }

/** Why learners do not find a published set yet. */
export function PublishedNote({ state, place }: PublishedNoteProps) {
  if (state === undefined || state === 'draft' || place?.isPublished) return null
  return (
    <Note kind="info">
      {place ? (
        <p>
          La professione «{place.title}» è ancora una bozza. Il set si vede nella Fucina quando{' '}
          <Link to={editProfessionPath(place.id)}>pubblichi la professione</Link>.
        </p>
      ) : (
        <p>Si vede nella Fucina quando gli dai una professione.</p>
      )}
    </Note>
  )
}
