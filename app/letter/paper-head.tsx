import { useEffect, useRef } from 'react'
import { contentId } from '../ui/content-id.ts'
import { focusFirst } from '../ui/focus-first.ts'
import { Snackbar } from '../ui/snackbar.tsx'
import { useSheet } from '../workshop/state/sheet-context.ts'

/** Where a pressed button goes away, the keyboard goes on from the top of the page. */
export const focusPage = () => document.getElementById(contentId)?.focus()

/** What 'Un'altra lettera' took away, and the way back to it: above the fields, not over them. */
export function PaperUndo({ onUndo }: { onUndo: () => void }) {
  const { state, dispatch } = useSheet()
  return (
    <div className="wrap letter-undo">
      <Snackbar
        message={state.undo?.message ?? null}
        actionLabel="Annulla"
        onAction={() => focusFirst(focusPage, onUndo)}
        onClose={() => focusFirst(focusPage, () => dispatch({ type: 'undoClosed' }))}
      />
    </div>
  )
}
type PaperHeadProps = { drawing: string; title: string; text: string }

/** The arch of the door that led here, with its words; for another letter they take the focus. */
export function PaperHead({ drawing, title, text }: PaperHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.id === contentId) heading.current?.focus()
  }, [])
  return (
    <div className="letter-head">
      <span className="gate g-daylight" aria-hidden="true">
        <img src={`/drawings/${drawing}.svg`} alt="" width="160" height="160" />
      </span>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
      </div>
    </div>
  )
}
