import { Note } from '../../ui/note.tsx'
import { outcomeTexts, type SetupOutcome } from './setup-outcome.ts'

type SetupNoteProps = {
  outcome: SetupOutcome | null
  /** What went wrong with the button pressed last. */
  failure: string | null
}

/** What came of the button pressed last. Stays mounted, so that it is announced. */
export function SetupNote({ outcome, failure }: SetupNoteProps) {
  const texts = outcome && !failure ? outcomeTexts(outcome) : null
  return (
    <div className="outcome">
      <div role="alert">{failure && <Note kind="bad">{failure}</Note>}</div>
      <div role="status">
        {texts && (
          <Note kind="ok">
            <p className="font-semibold">{texts.title}</p>
            {texts.details.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Note>
        )}
      </div>
    </div>
  )
}
