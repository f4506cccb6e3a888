import { Pencil } from 'lucide-react'
import { useFetcher } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { Status } from '../ui/status.tsx'
import { type ChangeFailure, type SavedResponse, savedLimits } from './saved.ts'

type EditAnswer = { done: string } | ChangeFailure

/** Title and tags of a response. */
export function EditForm({ saved }: { saved: SavedResponse }) {
  const fetcher = useFetcher<EditAnswer>()
  const answer = fetcher.data
  const failure = answer && 'code' in answer ? answer : null
  const field = /title|tags/.exec(failure?.code ?? '')?.[0]
  return (
    <details data-part="edit" open>
      <summary className={buttonClass()}>
        <Pencil aria-hidden="true" className="i" />
        Modifica titolo e tag
      </summary>
      <fetcher.Form method="post" action="?" className="stack max-w-measure pt-4">
        <ErrorSummary
          errors={failure ? [{ field, message: failure.message }] : []}
          turn={fetcher.data}
        />
        <input type="hidden" name="intent" value="save" />
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
          <Button busy={fetcher.state !== 'idle'}>Salva le modifiche</Button>
        </p>
        <Status>{answer && 'done' in answer ? 'Modifiche salvate.' : null}</Status>
      </fetcher.Form>
    </details>
  )
}
