import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { countText } from '../ui/count-text.ts'
import { UrgentCard } from '../urgency/urgent-card.tsx'
import type { UrgentNote } from '../urgency/urgent-notes.ts'
import type { FinderPage } from './finder.ts'
import { ToolRows } from './found-tool.tsx'
import { LaterList } from './ready.tsx'

type InDangerProps = {
  page: FinderPage & { urgent: UrgentNote }
  /** It came without a new document. */
  isNew: boolean
}

/** Whom to call first; what else was found waits, folded. */
export function InDanger({ page: { urgent, ready, outcome }, isNew }: InDangerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    // The focus says the sentence, and takes a telephone's keyboard off the numbers.
    place.current?.querySelector<HTMLElement>('.urgent')?.focus({ preventScroll: true })
    // What was written stays in view above it.
    place.current?.closest('section')?.querySelector('form')?.scrollIntoView()
  }, [isNew])
  return (
    <div ref={place} className="found">
      <UrgentCard note={urgent} isGiven={!isNew} />
      <LaterList items={ready} />
      {outcome?.kind === 'found' ? (
        <details className="folded-tools">
          <summary>
            <ChevronDown aria-hidden="true" className="i" />
            Cercavi uno strumento? {found(outcome.total)}
          </summary>
          <ToolRows tools={outcome.tools} />
        </details>
      ) : null}
    </div>
  )
}

const found = (total: number) => `Ne ho ${total === 1 ? 'trovato' : 'trovati'} ${countText(total)}`
