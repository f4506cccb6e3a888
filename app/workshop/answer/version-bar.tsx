import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type Dispatch, type MouseEvent, useRef } from 'react'
import { versionLabel, versionsOf } from '../../saved/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Answer } from '../sheet/work.ts'
import type { WorkshopEvent } from '../sheet/workshop-state.ts'
import { shownIndex } from './versions.ts'
import { WholeForm } from './whole-form.tsx'

type VersionBarProps = { answer: Answer; dispatch: Dispatch<WorkshopEvent> }

/** Which version is on screen, what it came from, and the way to its neighbours. */
export function VersionBar({ answer, dispatch }: VersionBarProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const versions = versionsOf(answer.text, answer.turns)
  if (versions.length === 1) return null
  const index = shownIndex(answer)
  const label = versionLabel(versions[index])
  const show = (to: number) => (event: MouseEvent) => {
    event.preventDefault()
    // The second press of a double one meets the next version's button.
    if (event.detail > 1) return
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
      <WholeForm answer={answer} className="row">
        {index > 0 ? (
          <Button
            size="small"
            name="shown"
            value={index - 1}
            icon={<ArrowLeft className="i" aria-hidden="true" />}
            onClick={show(index - 1)}
          >
            Versione {index}
          </Button>
        ) : null}
        {index + 1 < versions.length ? (
          <Button size="small" name="shown" value={index + 1} onClick={show(index + 1)}>
            Versione {index + 2}
            <ArrowRight className="i" aria-hidden="true" />
          </Button>
        ) : null}
      </WholeForm>
    </div>
  )
}
