import { FilePen } from 'lucide-react'
import { useFetcher } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextArea } from '../ui/field.tsx'
import { type ChangeFailure, savedLimits } from './saved.ts'

const placeId = 'correggi'

type CorrectFormProps = {
  /** The version on the page, in markdown. */
  text: string
  /** Why it failed, where no script runs. */
  posted: ChangeFailure | undefined
}

/**
 * 'Correggi': the words of the version on the page become the newest one, changed by hand; the page
 * then shows that one and says so.
 */
export function CorrectForm({ text, posted }: CorrectFormProps) {
  const fetcher = useFetcher<ChangeFailure>()
  const failure = fetcher.data ?? posted
  const field = failure?.code === 'Invalid text' ? 'text' : null
  return (
    // Closed again over the next version's words.
    <details key={text} id={placeId} open={failure !== undefined || undefined}>
      <summary className={buttonClass()}>
        <FilePen aria-hidden="true" className="i" />
        Correggi
      </summary>
      <fetcher.Form method="post" action={`?#${placeId}`} className="stack pt-4">
        <ErrorSummary errors={failure ? [{ field, message: failure.message }] : []} />
        <input type="hidden" name="intent" value="correct" />
        <TextArea
          label="Correggi il testo"
          hint="I segni # e ** fanno i titoli e il grassetto: puoi lasciarli dove sono. La versione di prima resta."
          name="text"
          rows={16}
          maxLength={savedLimits.response}
          defaultValue={text}
          error={field && failure?.message}
        />
        <p>
          <Button busy={fetcher.state !== 'idle'}>Salva come nuova versione</Button>
        </p>
      </fetcher.Form>
    </details>
  )
}
