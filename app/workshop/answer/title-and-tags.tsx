import type { Dispatch } from 'react'
import { savedLimits } from '../../saved/saved.ts'
import { TextField } from '../../ui/field.tsx'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'
import { saveFormId } from './save-button.tsx'

type TitleAndTagsProps = { title: string; tags: string; dispatch: Dispatch<WorkshopEvent> }

/** What the answer is saved as: proposed, and open to change. */
export function TitleAndTags({ title, tags, dispatch }: TitleAndTagsProps) {
  return (
    <details className="save-details">
      <summary>
        <span>
          Salva come <b>{title}</b>
        </span>
        <span className="change">Cambia titolo e tag</span>
      </summary>
      <div className="stack pt-2 pb-4">
        <TextField
          form={saveFormId}
          name="title"
          label="Titolo"
          maxLength={savedLimits.title}
          required
          value={title}
          onChange={(event) => dispatch({ type: 'titleTyped', title: event.target.value })}
        />
        <TextField
          form={saveFormId}
          name="tags"
          label="Tag"
          hint={`Parole per ritrovarla, separate da virgole. Al massimo ${savedLimits.tags}.`}
          autoComplete="off"
          value={tags}
          onChange={(event) => dispatch({ type: 'tagsTyped', tags: event.target.value })}
        />
      </div>
    </details>
  )
}
