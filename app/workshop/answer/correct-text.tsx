import { useEffect, useRef } from 'react'
import { savedLimits } from '../../saved/saved.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'

type CorrectTextProps = {
  /** Markdown, as the AI wrote it. */
  text: string
  typed: string
  onType: (text: string) => void
  onDone: (text: string) => void
  onLeave: () => void
}

/** 'Correggi': the words of the answer as they are, to be changed by hand. */
export function CorrectText({ text, typed, onType, onDone, onLeave }: CorrectTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const corrected = typed.trim()
  return (
    <form
      className="correct stack noprint"
      aria-label="Correggi il testo"
      onSubmit={(event) => {
        event.preventDefault()
        if (corrected === '' || corrected === text.trim()) onLeave()
        else {
          onDone(corrected)
          // The field goes; the version that it made is named above the text.
          setTimeout(() => document.querySelector<HTMLElement>('.versions .which')?.focus())
        }
      }}
    >
      <TextArea
        ref={field}
        name="corrected"
        label="Correggi il testo"
        hint="I segni # e ** fanno i titoli e il grassetto: puoi lasciarli dove sono."
        rows={16}
        maxLength={savedLimits.response}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <div className="row">
        <Button kind="main">Tieni le correzioni</Button>
        <Button type="button" onClick={onLeave}>
          Lascia com'era
        </Button>
      </div>
      <p className="small soft">La versione di prima resta: puoi tornare indietro.</p>
    </form>
  )
}
