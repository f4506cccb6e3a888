import type { ReactNode } from 'react'
import { Snackbar } from '../../ui/snackbar.tsx'
import type { WorkshopPage } from '../workshop-page.ts'
import { GapFields } from './gap-fields.tsx'
import { PromptText } from './prompt-text.tsx'
import { useSheet } from './use-sheet.ts'

type TemplateFormProps = {
  /** With the template chosen. */
  page: WorkshopPage
  /** Tells this sheet's draft from others. */
  draft: string
  /** What can be done with the text. */
  actions: (prompt: string) => ReactNode
  /** What stands above the gaps. */
  children: ReactNode
}

/** The chosen template: its gaps as fields, and its text open to change. */
export function TemplateForm({ page, draft, actions, children }: TemplateFormProps) {
  const { state, dispatch } = useSheet(page, draft)
  const { composition } = state
  return (
    <>
      <div className="bench">
        <div className="stack">
          {children}
          <GapFields composition={composition} dispatch={dispatch} />
        </div>
        <div className="right">
          <div className="sheet" id="prompt">
            <h2>Il Tuo Prompt</h2>
            <p className="small soft">Rileggi il testo. Puoi cambiare ogni parola.</p>
            <PromptText prompt={composition.prompt} dispatch={dispatch} />
            <div className="sheet-acts">{actions(composition.prompt)}</div>
          </div>
        </div>
      </div>
      <Snackbar
        message={state.undo?.message ?? null}
        actionLabel="Annulla"
        onAction={() => dispatch({ type: 'undone' })}
        onClose={() => dispatch({ type: 'undoClosed' })}
      />
    </>
  )
}
