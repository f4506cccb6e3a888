import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { listVersions, versionLabel } from '../../saved/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { shownIndex } from '../state/answer-versions.ts'
import { useSheet } from '../state/sheet-context.ts'

/** Which version is on screen, what it came from, and the way to its neighbours. */
export function VersionBar() {
  const { state, dispatch } = useSheet()
  const { answer } = state
  const place = useRef<HTMLParagraphElement>(null)
  const versions = listVersions(answer.text, answer.turns)
  if (versions.length === 1) return null
  const index = shownIndex(answer)
  const label = versionLabel(versions[index])
  const show = (to: number) => {
    dispatch({ type: 'versionShown', index: to })
    // The pressed button may go, and the place says what is on screen now.
    place.current?.focus()
  }
  return (
    <div className="versions noprint">
      <p ref={place} tabIndex={-1} className="which">
        Versione {index + 1} di {versions.length}
        {label ? <Tag>{label}</Tag> : null}
      </p>
      <div className="row needs-script">
        {[index - 1, index + 1].map((to) =>
          versions[to] ? (
            <Button
              key={to}
              type="button"
              size="small"
              icon={to < index ? <ArrowLeft className="i" aria-hidden="true" /> : null}
              onClick={() => show(to)}
            >
              Versione {to + 1}
              {to > index ? <ArrowRight className="i" aria-hidden="true" /> : null}
            </Button>
          ) : null,
        )}
      </div>
    </div>
  )
}
