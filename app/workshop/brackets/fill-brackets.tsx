import { Brackets } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Filled } from '../guard/placeholder.ts'
import { findBrackets } from './brackets.ts'
import { BracketsDialog } from './brackets-dialog.tsx'

type FillBracketsProps = {
  /** As the AI wrote it. */
  text: string
  /** Keys of brackets that stand for something else. */
  others: ReadonlySet<string>
  /** What was put in last. */
  filling: Filled
  /** It stands in the text now. */
  isFilled: boolean
  onFill: (filling: Filled) => void
  /** The brackets stand there again. */
  onEmpty: () => void
}

/** Under an answer that leaves brackets: asks for each, and puts what is written in its place. */
export function FillBrackets({ text, others, filling, isFilled, ...props }: FillBracketsProps) {
  const [isOpen, setOpen] = useState(false)
  const left = findBrackets(text, others)
  if (left.length === 0) return null
  return (
    <Note kind="info" icon={<Brackets className="i" aria-hidden="true" />} className="noprint">
      <p aria-live="polite">
        {isFilled
          ? "Hai riempito le parentesi. Quello che hai scritto resta su questo dispositivo: l'AI non lo legge. Nella risposta che salvi restano le parentesi."
          : "Tra parentesi quadre c'è quello che l'AI non sa. Lo scrivi tu: resta su questo dispositivo, e l'AI non lo legge."}
      </p>
      <div className="row mt-2">
        <Button
          type="button"
          size="small"
          onClick={() => (isFilled ? props.onEmpty() : setOpen(true))}
        >
          {isFilled ? 'Rimetti le parentesi' : 'Riempi le parentesi'}
        </Button>
        {isOpen ? (
          <BracketsDialog
            brackets={left}
            filling={filling}
            onFill={(words) => {
              setOpen(false)
              props.onFill(words)
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
    </Note>
  )
}
