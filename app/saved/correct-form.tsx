import { FilePen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextArea } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { holdCorrection } from './corrected-here.ts'
import { type ChangeFailure, type SavedResponse, savedLimits } from './saved.ts'

const placeId = 'correggi'

const gone =
  "La risposta è stata eliminata in un'altra finestra. Le tue parole restano qui: copiale, oppure premi lì «Annulla»."

type CorrectFormProps = {
  saved: Pick<SavedResponse, 'id' | 'response'>
  /** The version on the page, in markdown. */
  text: string
  /** The response was deleted meanwhile, in another window. */
  isGone: boolean
  /** It was asked for, or refused; without script it stands here to be opened. */
  isOpen: boolean
  /** Why it failed, where no script runs. */
  posted: ChangeFailure | undefined
  /** The words are saved. */
  onDone: () => void
}

/**
 * 'Correggi': the words of the version on the page become the newest one, changed by hand; the page
 * then shows that one and says so. Words that are typed here stay, whatever other windows do.
 */
export function CorrectForm({ saved, text, isGone, isOpen, posted, onDone }: CorrectFormProps) {
  const fetcher = useFetcher<ChangeFailure>()
  /** null: as the version on the page. */
  const [typed, setTyped] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  /** Counts what was saved: each time the form closes again. */
  const [round, setRound] = useState(0)
  useEffect(() => holdCorrection(typed === null ? null : saved.id), [typed, saved.id])
  if (sent !== null && sent.trim() === saved.response.trim()) {
    setSent(null)
    setTyped(null)
    setRound(round + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time they are saved
  useEffect(() => {
    if (round > 0) onDone()
  }, [round])
  const failure = fetcher.data ?? posted
  const field = failure?.code === 'Invalid text' ? 'text' : null
  const words = typed ?? text
  return (
    <details
      key={round}
      id={placeId}
      data-part="correct"
      className={isOpen ? undefined : 'without-script'}
      open={isOpen || undefined}
    >
      <summary className={buttonClass()}>
        <FilePen aria-hidden="true" className="i" />
        Correggi
      </summary>
      <fetcher.Form
        method="post"
        action={`?#${placeId}`}
        className="stack pt-4"
        onSubmit={() => setSent(words)}
      >
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
        {/* Below the field: above it, what is being typed would move. */}
        <div aria-live="polite" className="empty:absolute">
          {isGone && <Note kind="info">{gone}</Note>}
        </div>
        <p>
          <Button busy={fetcher.state !== 'idle'}>Salva come nuova versione</Button>
        </p>
      </fetcher.Form>
    </details>
  )
}
