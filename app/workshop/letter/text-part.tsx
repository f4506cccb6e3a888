import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Guard, type GuardStop } from '../sheet/guard.tsx'
import type { GuardedText } from '../sheet/sheet-content.ts'
import { useSheet } from '../sheet/sheet-context.ts'
import { longestText } from './letter.ts'
import type { TextPages } from './letter-page.ts'

/** What the personal data guard needs of the sheet. */
export type TextGuard = { stop: GuardStop; onSend: () => void }

type TextPartProps = {
  page: TextPages
  /** The same as the guard looks at it. */
  field: GuardedText
  guard: TextGuard & { onWrite: (id: number, text: string) => void }
  onRemove: (event: MouseEvent) => void
}

/** The words of a PDF as they will be sent: read, changed, or taken away. */
export function TextPart({ page, field, guard, onRemove }: TextPartProps) {
  const { dispatch } = useSheet()
  const { onWrite, ...guarding } = guard
  const { text, name } = page
  return (
    <div className="letter-text">
      <Field
        id={field.id}
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
        {...guarding}
        field={field}
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
