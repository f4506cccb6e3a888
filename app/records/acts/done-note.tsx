import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FocusedNote } from './focused-note.tsx'
import type { Intent } from './intents.ts'
import type { Outcome } from './outcome.ts'

/** What a screen says of the acts that lead to it; where it depends on the outcome, a function. */
export type DoneTexts = Readonly<Partial<Record<Intent, DoneText>>>

type DoneText = Exclude<ReactNode, Promise<unknown>> | ((outcome: Outcome) => ReactNode)

type DoneNoteProps = { outcome: Outcome | null; texts: DoneTexts }

/** What was done on the way here; takes the focus (see `useOutcome`). */
export function DoneNote({ outcome, texts }: DoneNoteProps) {
  // The same may be done twice: each arrival has a key of its own.
  const { key } = useLocation()
  const text = outcome && texts[outcome.done]
  const said = typeof text === 'function' ? outcome && text(outcome) : text
  if (!said) return null
  return (
    <FocusedNote about={key} kind="ok" role="status">
      {said}
    </FocusedNote>
  )
}
