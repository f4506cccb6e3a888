import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { CorrectForm } from './correct-form.tsx'
import { EditForm } from './edit-form.tsx'
import { type ChangeFailure, type SavedResponse, savedTexts } from './saved.ts'

/** The answer to a form where no script runs, and which one it was. */
export type Posted = { done: string } | (ChangeFailure & { intent?: string })

/** The words, or title and tags. */
export type ChangedPart = 'correct' | 'edit'

type ResponseFormsProps = {
  saved: SavedResponse
  /** The version on the page, in markdown. */
  text: string
  posted: Posted | undefined
  /** The address asks whether to delete: the way without script. */
  isAsking: boolean
  /** It was deleted meanwhile, in another window. */
  isGone: boolean
  /** Those that 'Altro' opened, the newest last. */
  parts: readonly ChangedPart[]
  onDone: (part: ChangedPart) => void
}

/** Said where a deletion is asked for. */
export const undoable = <p>Poi torni all'elenco: da lì puoi ancora annullare.</p>

/** Under a response: the forms that change it. */
export function ResponseForms({ saved, text, posted, parts, ...props }: ResponseFormsProps) {
  const isHydrated = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  const refused = posted && 'code' in posted ? posted : undefined
  const correcting = refused?.intent === 'correct' ? refused : undefined
  const edited = correcting ? undefined : posted
  const isOpen = (one: ChangedPart, answered: unknown) =>
    parts.includes(one) || answered !== undefined
  const openParts = { correct: isOpen('correct', correcting), edit: isOpen('edit', edited) }
  useEffect(() => {
    const form = place.current?.querySelector(`[data-part="${parts.at(-1)}"]`)
    form?.querySelector<HTMLElement>('textarea, input:not([type="hidden"])')?.focus()
  }, [parts])
  return (
    <div ref={place} className="noprint stack empty:hidden">
      {props.isAsking && <DeleteForm />}
      {openParts.correct || !isHydrated ? (
        <CorrectForm
          saved={saved}
          text={text}
          isGone={props.isGone}
          isOpen={openParts.correct}
          posted={correcting}
          onDone={() => props.onDone('correct')}
        />
      ) : null}
      {openParts.edit || !isHydrated ? (
        <EditForm saved={saved} isOpen={openParts.edit} posted={edited} />
      ) : null}
    </div>
  )
}

/** The question of the dialog, in the page. */
function DeleteForm() {
  return (
    <Form method="post" action="?" id="elimina" className="card stack border-error">
      <h2 className="text-lg">{savedTexts.confirmDelete}</h2>
      {undoable}
      <div className="row">
        <Button kind="danger-full" name="intent" value="delete">
          Elimina la risposta
        </Button>
        <ButtonLink to="?" replace preventScrollReset>
          Tieni la risposta
        </ButtonLink>
      </div>
    </Form>
  )
}
