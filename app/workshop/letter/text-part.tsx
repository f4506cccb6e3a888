import { Trash2 } from 'lucide-react'
import type { Dispatch, MouseEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Guard } from '../sheet/guard.tsx'
import type { Guarded } from '../sheet/work.ts'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'
import { longestText } from './letter.ts'
import type { TextPages } from './letter-page.ts'

/** What the personal data guard needs of the sheet. */
export type TextGuard = {
  guarded: Guarded
  /** It kept the letter from being sent, once. */
  hasStopped: boolean
  /** The data may be sent: what was stopped goes on, or the field with this id takes the focus. */
  onLeft: (fieldId: string) => void
  onWrite: (id: number, text: string) => void
  dispatch: Dispatch<WorkshopEvent>
}

type TextPartProps = {
  page: TextPages
  /** The texts before this one. */
  others: readonly string[]
  guard: TextGuard
  onRemove: (event: MouseEvent) => void
}

/** The words of a PDF as they will be sent: read, changed, or taken away. */
export function TextPart({ page, others, guard, onRemove }: TextPartProps) {
  const { guarded, hasStopped, onLeft, onWrite, dispatch } = guard
  const { text, name } = page
  const id = `lettera-testo-${page.id}`
  return (
    <div className="letter-text">
      <Field
        id={id}
        label={
          <>
            Il testo di <bdi>{name}</bdi>
          </>
        }
        hint="Parte solo quello che vedi qui: togli nomi, indirizzi, codici e numeri di conto."
      >
        {(control) => (
          <textarea
            {...control}
            autoComplete="off"
            rows={10}
            dir="auto"
            maxLength={longestText}
            value={text}
            onChange={({ target }) => onWrite(page.id, target.value)}
          />
        )}
      </Field>
      <Guard
        field={page.id}
        text={text}
        others={others}
        guarded={guarded}
        hasStopped={hasStopped}
        onLeft={() => onLeft(id)}
        dispatch={(event) => {
          if (event.type === 'dataHidden' || event.type === 'dataBroughtBack') {
            onWrite(page.id, event.text)
          }
          dispatch(event)
        }}
      />
      <Button
        type="button"
        size="small"
        kind="danger"
        icon={<Trash2 className="i" aria-hidden="true" />}
        onClick={onRemove}
      >
        Togli questo testo
      </Button>
    </div>
  )
}
