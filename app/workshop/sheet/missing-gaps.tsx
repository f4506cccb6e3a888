import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

type MissingGapsProps = { text: string; onFill: () => void; onAnyway: () => void }

/** After a press on 'Genera Risposta': which gaps are open, and two ways on. It takes the focus. */
export function MissingGaps({ text, onFill, onAnyway }: MissingGapsProps) {
  const note = useRef<HTMLFieldSetElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <fieldset ref={note} tabIndex={-1} aria-label={text} className="min-w-0">
      <Note kind="info">
        <p>{text}.</p>
        <div className="row mt-2">
          <Button type="button" size="small" onClick={onFill}>
            Riempi
          </Button>
          <Button type="button" size="small" onClick={onAnyway}>
            Genera lo stesso
          </Button>
        </div>
      </Note>
    </fieldset>
  )
}
