import type { RefObject } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { formatTime } from '../../ui/format-date.ts'
import { isAskedBy } from '../acts/acts.ts'
import { type KeptForm, useKeptDraft } from './draft.ts'

type Asks = { name: string; value: string }

type SaveBarProps = {
  save: Asks
  /** Shows the record to everybody as it stands; null: whoever looks may not. */
  publish: Asks | null
  form: RefObject<HTMLFormElement | null>
  kept: KeptForm
  /** When all that stands in the form was stored, in milliseconds; null: nobody knows. */
  savedAt: number | null
  /** Everybody sees it so. */
  isSeen: boolean
}

/** What saves a form, within reach wherever somebody is in it, and where its words are. */
export function SaveBar({ save, publish, form, kept, savedAt, isSeen }: SaveBarProps) {
  // Here, so that what it says draws the bar alone.
  const where = useKeptDraft(form, kept)
  const { formMethod, formData } = useNavigation()
  const isSaving = formMethod === 'POST'
  const isPublishing = isSaving && isAskedBy(formData, 'publish')
  return (
    <div className="save-bar">
      <Button
        {...save}
        {...(publish ? {} : { kind: 'main' as const })}
        disabled={isSaving}
        busy={isSaving && !isPublishing}
        busyLabel="Salvo…"
      >
        Salva la bozza
      </Button>
      {publish && (
        <Button
          {...publish}
          kind="main"
          disabled={isSaving}
          busy={isPublishing}
          busyLabel="Pubblico…"
        >
          Salva e pubblica
        </Button>
      )}
      <div className="save-state">
        {/* Not said aloud: the note above the form is, and may be out of sight. */}
        {where === 'stored' && savedAt !== null && !isSaving && (
          <p>
            Tutto salvato{isSeen && ' e pubblicato'} alle {formatTime(savedAt)}.
          </p>
        )}
        <p aria-live="polite">
          {where === 'kept' && 'Non ancora salvato: una copia resta su questo dispositivo.'}
          {where === 'unkept' && 'Non ancora salvato.'}
        </p>
      </div>
    </div>
  )
}
