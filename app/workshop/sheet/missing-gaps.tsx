import { useEffect, useRef, useState } from 'react'
import type { Gap } from '../../prompt-sets/gaps.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { slowDoublePress } from '../../ui/slow-double-press.ts'
import { missingText } from '../guard/open-gaps.ts'

/** Names the open gaps when a press asks; with the next word, or another template, that is past. */
export function useMissing(open: Gap[]) {
  const [named, setNamed] = useState('')
  const namedAt = useRef(0)
  const text = missingText(open)
  if (named !== '' && named !== text) setNamed('')
  return {
    /** Empty where nothing is missing. */
    text,
    isNamed: named !== '' && named === text,
    /** A second press is an answer too, unless it is half of a double one. */
    maySend: () =>
      text === '' || (named === text && performance.now() - namedAt.current > slowDoublePress),
    name: () => {
      if (named !== text) namedAt.current = performance.now()
      setNamed(text)
    },
    forget: () => setNamed(''),
  }
}

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
