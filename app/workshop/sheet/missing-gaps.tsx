import { useEffect, useRef } from 'react'
import type { Gap } from '../../prompt-sets/gaps.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { missingText } from '../guard/open-gaps.ts'

type MissingGapsProps = { open: Gap[]; onFill: () => void; onAnyway: () => void }

/** After a press on 'Genera Risposta': which gaps are open, and two ways on. It takes the focus. */
export function MissingGaps({ open, onFill, onAnyway }: MissingGapsProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1}>
      <Note kind="info">
        <p>{missingText(open)}.</p>
        <div className="row mt-2">
          <Button type="button" size="small" onClick={onFill}>
            Riempi
          </Button>
          <Button type="button" size="small" onClick={onAnyway}>
            Genera lo stesso
          </Button>
        </div>
      </Note>
    </div>
  )
}
