import { Form } from 'react-router'
import { answerCallPath } from '../group-paths.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { codeField } from './call.ts'

type CallFormProps = {
  /** What was wrong with what was typed before. */
  error?: string | undefined
  typed?: string | undefined
}

/** Where whoever helps types the number that somebody shows them. */
export function CallForm({ error, typed }: CallFormProps) {
  return (
    <Form
      method="post"
      action={answerCallPath()}
      className="grid max-w-[30rem] justify-items-start gap-3"
    >
      <TextField
        name={codeField}
        label="Gettone di aiuto"
        hint="I sei numeri che ti mostra chi ha premuto «Chiedi a una persona»."
        error={error}
        defaultValue={typed}
        required
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button name="intent" value="try">
        Guarda dov'era
      </Button>
    </Form>
  )
}
