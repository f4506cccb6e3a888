import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { Note } from '../../ui/note.tsx'
import type { Intent } from './acts.ts'
import { type Outcome, outcomeOf, withoutOutcome } from './outcome.ts'

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
    <FocusedNote about={key} kind="ok">
      {said}
    </FocusedNote>
  )
}

type FocusedNoteProps = Omit<ComponentProps<typeof Note>, 'role'> & {
  /** What the note is about: another one takes the focus again. */
  about: unknown
}

/**
 * A note that takes the focus, so that it is in sight, is said, and its buttons are next; no live
 * region, which would be heard beside it.
 */
export function FocusedNote({ about, ...note }: FocusedNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new one
  useEffect(() => box.current?.focus(), [about])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is read as one
    <div ref={box} id={id} role="group" aria-describedby={id} tabIndex={-1} className="done-note">
      <Note {...note} />
    </div>
  )
}

/**
 * What was done on the way here. It is said once: the address loses it as soon as it is on screen,
 * without a navigation, so that nothing loads, scrolls or moves, and a reload does not say it
 * again.
 */
export function useOutcome(): Outcome | null {
  const { search, key } = useLocation()
  const outcome = useMemo(() => outcomeOf(new URLSearchParams(search)), [search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may be done twice
  useEffect(() => {
    if (outcome) history.replaceState(history.state, '', withoutOutcome(location.href))
  }, [outcome, key])
  return outcome
}
