import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { Status } from '../ui/status.tsx'
import { type SavedResponse, savedLimits } from './saved.ts'

type EditFormProps = {
  saved: SavedResponse
  failure: { code: string; message: string } | null
  isDone: boolean
}

/** Title and tags of a response, to be changed whenever one likes (Q22). */
export function EditForm({ saved, failure, isDone }: EditFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'update'
  const field = /title|tags/.exec(failure?.code ?? '')?.[0]
  return (
    <details className="noprint" open={failure !== null || isDone || undefined}>
      <summary className="back">Modifica titolo e tag</summary>
      <Form
        method="post"
        action="?"
        className="stack max-w-measure pt-3"
        preventScrollReset
        replace
      >
        <ErrorSummary errors={failure ? [{ field, message: failure.message }] : []} />
        <input type="hidden" name="intent" value="update" />
        <TextField
          label="Titolo"
          name="title"
          defaultValue={saved.title}
          maxLength={savedLimits.title}
          error={field === 'title' ? failure?.message : null}
        />
        <TextField
          label="Tag"
          name="tags"
          defaultValue={saved.tags.join(', ')}
          hint={`Parole per ritrovarla, separate da virgole. Al massimo ${savedLimits.tags}.`}
          error={field === 'tags' ? failure?.message : null}
        />
        <p>
          <Button busy={isBusy}>Salva le modifiche</Button>
        </p>
        <Status>{isDone ? 'Modifiche salvate.' : null}</Status>
      </Form>
    </details>
  )
}
