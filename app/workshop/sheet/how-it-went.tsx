import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Note } from '../../ui/note.tsx'
import { answerId } from '../workshop-page.ts'
import { sheetError, type Work } from './work.ts'

/** Why there was no answer, scrolled to when it comes; without script the browser comes here. */
export function AskFault({ work }: { work: Work }) {
  const text = sheetError(work)
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

/** Under the button that was pressed: the answer is there, whole, and where. */
export function AnswerReady({ work: { answer } }: { work: Work }) {
  if (answer.status !== 'ready' || answer.cut === 'fault') return null
  return (
    <p className="answered">
      <Check className="i" aria-hidden="true" />
      La risposta è pronta. <a href={`#${answerId}`}>Vai alla risposta</a>
    </p>
  )
}
