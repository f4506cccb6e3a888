import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Note } from '../../ui/note.tsx'
import { type SheetContent, sheetError } from '../state/sheet-content.ts'
import { useSheet } from '../state/sheet-context.ts'
import { answerId } from '../workshop-page.ts'

/**
 * The answer's place on the page. Without script the browser goes where `answerId` stands: to the
 * answer, or to why none came.
 */
export const outcomePlaceId = (content: SheetContent) =>
  sheetError(content) ? 'risposta-di-prima' : answerId

/** Why there was no answer, scrolled to when it comes; without script the browser comes here. */
export function AskFault() {
  const text = sheetError(useSheet().state)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) alert.current?.scrollIntoView({ block: 'center' })
  }, [text])
  return (
    <div ref={alert} id={text ? answerId : undefined} role="alert" className="empty:hidden">
      {text ? <Note kind="bad">{text}</Note> : null}
    </div>
  )
}

/** Under the button that was pressed: the answer is there, whole, and where; or one of before. */
export function AnswerReady({ prompt }: { prompt: string }) {
  const { state } = useSheet()
  const { answer, askError } = state
  if (answer.status !== 'ready' || answer.cut === 'fault') return null
  const isOfThis = askError === null && answer.question.prompt === prompt.trim()
  return (
    <p className="answered">
      {isOfThis ? <Check className="i" aria-hidden="true" /> : null}
      {isOfThis ? 'La risposta è pronta.' : "Sotto c'è ancora la risposta di prima."}{' '}
      <a href={`#${outcomePlaceId(state)}`}>Vai alla risposta</a>
    </p>
  )
}
