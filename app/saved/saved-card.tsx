import { FileText, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { savedPath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { Picture } from '../ui/picture.tsx'
import { pictureAddress, type SavedItem, savedTexts, savedTitleId } from './saved.ts'
import { SavedMarks } from './saved-marks.tsx'
import { type SavedView, screenPath } from './saved-view.ts'
import { useDelete } from './use-delete.ts'

type SavedCardProps = {
  saved: SavedItem
  view: Pick<SavedView, 'layout' | 'place'>
  isShort: boolean
}

/** On a phone: lines under a list's rule, not cards. */
const asRow =
  'max-md:gap-2 max-md:rounded-none max-md:border-0 max-md:border-b-[1.5px] max-md:bg-transparent max-md:p-0 max-md:pb-3 max-md:shadow-none'

/** One saved response in a list: what it says, when, copying and deleting it (`useDeleted`). */
export function SavedCard({ saved, view, isShort }: SavedCardProps) {
  const deletion = useDelete(saved.id, screenPath(view))
  const isGrid = view.layout === 'grid'
  return (
    <article
      aria-labelledby={savedTitleId(saved.id)}
      className={
        isGrid
          ? `card flex h-full flex-col gap-3 ${isShort ? asRow : ''}`
          : 'flex flex-col gap-3 border-b-[1.5px] border-rule py-6'
      }
    >
      <div className="flex items-start gap-4">
        {isShort && !saved.hasImage && (
          <span className="grid h-14 w-12 flex-none place-items-center rounded-t-full border-[3px] border-ink bg-ember-wash">
            <FileText aria-hidden="true" className="i" />
          </span>
        )}
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 id={savedTitleId(saved.id)}>
            <Link
              to={savedPath(saved.id)}
              prefetch="intent"
              className="inline-block min-h-11 py-2 text-ink"
            >
              <span className="clamp-3">{saved.title}</span>
            </Link>
          </h3>
          <DateTime value={saved.createdAt} className="soft small" />
        </div>
        {saved.hasImage && (
          <Picture
            src={pictureAddress(saved.id, 'piccola')}
            alt="Con immagine"
            width="88"
            height="88"
            loading="lazy"
            className="size-22 flex-none rounded-control border-2 border-ink object-cover"
          />
        )}
      </div>
      <p className={`clamp-3 measure ${isShort ? 'max-md:hidden' : ''}`}>{saved.excerpt}</p>
      <SavedMarks saved={saved} />
      {deletion.failure && (
        <Note kind="bad" role="alert">
          {deletion.failure}
        </Note>
      )}
      <div className={isGrid ? 'row mt-auto pt-2' : 'row'}>
        <CopyButton text={saved.response} size="small" />
        <Button
          type="button"
          kind="quiet"
          size="small"
          className="needs-script"
          icon={<Trash2 aria-hidden="true" className="i" />}
          aria-label={`Elimina: ${saved.title}`}
          aria-haspopup="dialog"
          onClick={deletion.ask}
        >
          Elimina
        </Button>
      </div>
      <ConfirmDialog
        open={deletion.isAsking}
        question={savedTexts.confirmDelete}
        detail={<p>«{saved.title}». Finché resti in questa pagina puoi annullare.</p>}
        confirmLabel="Elimina la risposta"
        cancelLabel="Tieni la risposta"
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
        busy={deletion.isBusy}
      />
    </article>
  )
}
