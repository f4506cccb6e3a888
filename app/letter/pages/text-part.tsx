import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Guard } from '../../workshop/answer/guard.tsx'
import type { Send } from '../../workshop/answer/use-send.ts'
import type { GuardedText } from '../../workshop/guard/guarded-text.ts'
import { useSheet } from '../../workshop/state/sheet-context.ts'
import type { TextPages } from './letter-page.ts'

type TextPartProps = {
  page: TextPages
  /** The same as the guard looks at it. */
  field: GuardedText
  sending: Send
  onWrite: (text: string) => void
  onRemove: () => void
}

/** The words of a PDF as they will be sent: read, changed, or taken away. */
export function TextPart({ page, field, sending, onWrite, onRemove }: TextPartProps) {
  const { dispatch } = useSheet()
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
            value={text}
            onChange={({ target }) => onWrite(target.value)}
          />
        )}
      </Field>
      <Guard
        field={field}
        sending={sending}
        dispatch={(event) => {
          if (event.type === 'dataHidden' || event.type === 'dataBroughtBack') {
            onWrite(event.text)
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
