import { FilePen } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextArea } from '../ui/field.tsx'
import { type ChangeFailure, type SavedResponse, savedLimits } from './saved.ts'

type CorrectFormProps = {
  saved: Pick<SavedResponse, 'response'>
  /** The version on the page, in markdown. */
  text: string
  /** The words are saved. */
  onDone: () => void
}

/** 'Correggi': the words of the version on the page become the newest one, changed by hand. */
export function CorrectForm({ saved, text, onDone }: CorrectFormProps) {
  const fetcher = useFetcher<ChangeFailure>()
  /** null: as the version on the page. */
  const [typed, setTyped] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const isSaved = sent?.trim() === saved.response.trim()
  const close = useEffectEvent(onDone)
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved])
  const failure = fetcher.data
  const field = failure?.code === 'Invalid text' ? 'text' : null
  const words = typed ?? text
  return (
    <details data-part="correct" open>
      <summary className={buttonClass()}>
        <FilePen aria-hidden="true" className="i" />
        Correggi
      </summary>
      <fetcher.Form method="post" action="?" className="stack pt-4" onSubmit={() => setSent(words)}>
        <ErrorSummary
          errors={failure ? [{ field, message: failure.message }] : []}
          turn={fetcher.data}
        />
        <input type="hidden" name="intent" value="correct" />
        <TextArea
          label="Correggi il testo"
          hint="I segni # e ** fanno i titoli e il grassetto: puoi lasciarli dove sono. La versione di prima resta."
          name="text"
          rows={16}
          maxLength={savedLimits.response}
          value={words}
          onChange={({ target: { value } }) => setTyped(value)}
          error={field && failure?.message}
        />
        <p>
          <Button busy={fetcher.state !== 'idle'}>Salva come nuova versione</Button>
        </p>
      </fetcher.Form>
    </details>
  )
}
