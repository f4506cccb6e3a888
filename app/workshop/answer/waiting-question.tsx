import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { BlueNote } from './blue-note.tsx'

type WaitingQuestionProps = { title: string; onSave: () => void; onLeave: () => void }

/** To somebody back from the sign-in: whether the answer they wanted to keep is saved now. */
export function WaitingQuestion({ title, onSave, onLeave }: WaitingQuestionProps) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <BlueNote ref={note} title={`Salvo «${title}»?`}>
      <p>Sei entrato nel tuo account, e la risposta è ancora qui.</p>
      <div className="ways">
        <Button type="button" kind="main" onClick={onSave}>
          Sì, salva
        </Button>
        <Button type="button" onClick={onLeave}>
          Non adesso
        </Button>
      </div>
    </BlueNote>
  )
}
