import type { LucideIcon } from 'lucide-react'
import { useNavigation } from 'react-router'
import { Note } from '../../ui/note.tsx'
import { StepTitle } from '../../ui/step-title.tsx'

/** One way to decide. */
export type Way = { value: string; label: string; icon: LucideIcon }

/** Said where no answer came. */
export const choiceLost = 'La tua scelta non è arrivata. Controlla la connessione e riprova.'

type DecideProps = {
  ways: readonly Way[]
  /** What was decided before. */
  chosen: string | null
  /** Why the last press led nowhere. */
  failed: string | undefined
  title?: string
}

/** The ways to decide; each press sends the form. */
export function Decide({ ways, chosen, failed, title = 'Che cosa fai?' }: DecideProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className="decide" aria-labelledby="che-cosa-fai">
      <StepTitle step={2} id="che-cosa-fai">
        {title}
      </StepTitle>
      <div className="decisions">
        {ways.map(({ value, label, icon: Icon }) => (
          <button
            key={value}
            type="submit"
            name="scelta"
            value={value}
            className={value === chosen ? 'btn main' : 'btn'}
            aria-pressed={chosen ? value === chosen : undefined}
            aria-disabled={isSending || undefined}
            onClick={(event) => isSending && event.preventDefault()}
          >
            <Icon aria-hidden="true" className="i" />
            {label}
            {value === chosen && <span className="your-choice">La tua scelta</span>}
          </button>
        ))}
      </div>
      {failed && !isSending && (
        <div ref={intoView}>
          <Note kind="bad" role="alert" className="mt-4">
            {failed}
          </Note>
        </div>
      )}
    </section>
  )
}

const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })
