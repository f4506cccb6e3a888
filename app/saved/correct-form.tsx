import { FilePen } from 'lucide-react'
import { useFetcher } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextArea } from '../ui/field.tsx'
import { Status } from '../ui/status.tsx'
import { savedLimits } from './saved.ts'

type Answer = { done: string } | { code: string; message: string }

type CorrectFormProps = {
  /** The version on the page, in markdown. */
  text: string
  /** The answer to the form where no script runs. */
  posted: Answer | undefined
}

/** 'Correggi': the words of the version on the page become the newest one, changed by hand. */
export function CorrectForm({ text, posted }: CorrectFormProps) {
  const fetcher = useFetcher<Answer>()
  const answer = fetcher.data ?? posted
  const failure = answer && 'code' in answer && answer.code === 'Invalid text' ? answer : null
  return (
    <details open={failure !== null || undefined}>
      <summary className={buttonClass()}>
        <FilePen aria-hidden="true" className="i" />
        Correggi
      </summary>
      <fetcher.Form method="post" action="?" className="stack pt-4">
        <ErrorSummary errors={failure ? [{ field: 'text', message: failure.message }] : []} />
        <input type="hidden" name="intent" value="correct" />
        <TextArea
          key={text}
          label="Correggi il testo"
          hint="I segni # e ** fanno i titoli e il grassetto: puoi lasciarli dove sono. La versione di prima resta."
          name="text"
          rows={16}
          maxLength={savedLimits.response}
          defaultValue={text}
          error={failure?.message ?? null}
        />
        <p>
          <Button busy={fetcher.state !== 'idle'}>Salva come nuova versione</Button>
        </p>
        <Status>
          {answer && 'done' in answer && answer.done === 'correct' ? 'Versione salvata.' : null}
        </Status>
      </fetcher.Form>
    </details>
  )
}
