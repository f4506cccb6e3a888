import { Brackets } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import { Note } from '../../ui/note.tsx'
import type { Filled } from '../guard/placeholder.ts'
import { findBrackets } from './brackets.ts'
import { BracketsDialog } from './brackets-dialog.tsx'
import { forgetWords, keepFilled, readFilled, readKeptWords } from './kept-words.ts'

type FillBracketsProps = {
  /** As the AI wrote it. */
  text: string
  /** Keys of brackets that stand for something else. */
  others: ReadonlySet<string>
  generationId: string | null
  /** Who is signed in; null for a visitor. */
  ownerId: string | null
  isFilled: boolean
  /** What stands in the brackets from now on; null: the brackets themselves. */
  onFill: (filled: Filled | null) => void
}

/** Under an answer that leaves brackets: asks for each, and puts what is written in its place. */
export function FillBrackets(props: FillBracketsProps) {
  const { text, others, generationId, ownerId, isFilled, onFill } = props
  const [known, setKnown] = useState(() => readKeptWords(ownerId))
  const [isOpen, setOpen] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const left = findBrackets(text, others)
  const isKnown = known !== null && left.some(({ key }) => key in known.words)

  const put = (words: Filled) => {
    setKnown(readKeptWords(ownerId))
    keepFilled(generationId, ownerId)
    onFill(words)
  }
  const putAgain = useEffectEvent(() => {
    if (known && generationId !== null && readFilled(ownerId) === generationId) onFill(known.words)
  })
  // It was filled before a reload, or on another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => putAgain(), [generationId])
  const takeOut = () => {
    keepFilled(null, ownerId)
    onFill(null)
  }
  const fill = () => (isKnown ? put(known.words) : setOpen(true))
  const forget = () =>
    focusFirst(
      () => first.current?.focus(),
      () => {
        forgetWords()
        setKnown(null)
        if (isFilled) onFill(null)
      },
    )

  if (left.length === 0) return null
  return (
    <Note kind="info" icon={<Brackets className="i" aria-hidden="true" />} className="noprint">
      <p aria-live="polite">
        {isFilled
          ? "Hai riempito le parentesi. Quello che hai scritto resta su questo dispositivo: l'AI non lo legge. Nella risposta che salvi restano le parentesi."
          : "Tra parentesi quadre c'è quello che l'AI non sa. Lo scrivi tu: resta su questo dispositivo, e l'AI non lo legge."}
      </p>
      <div className="row mt-2">
        <Button ref={first} type="button" size="small" onClick={isFilled ? takeOut : fill}>
          {isFilled ? 'Rimetti le parentesi' : 'Riempi le parentesi'}
        </Button>
        {isKnown ? (
          <>
            <Button type="button" kind="quiet" size="small" onClick={() => setOpen(true)}>
              Cambia quello che ho scritto
            </Button>
            <Button type="button" kind="quiet" size="small" onClick={forget}>
              Dimentica quello che ho scritto
            </Button>
          </>
        ) : null}
        {isOpen ? (
          <BracketsDialog
            brackets={left}
            known={known}
            ownerId={ownerId}
            onFill={put}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
    </Note>
  )
}
