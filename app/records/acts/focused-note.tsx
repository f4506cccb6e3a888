import { type ComponentProps, useEffect, useRef } from 'react'
import { Note } from '../../ui/note.tsx'

type FocusedNoteProps = ComponentProps<typeof Note> & {
  /** What the note is about: another one takes the focus again. */
  about: unknown
}

/** A note that takes the focus, so that it is in sight, is said, and its buttons are next. */
export function FocusedNote({ about, role, ...note }: FocusedNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new one
  useEffect(() => box.current?.focus(), [about])
  return (
    <div ref={box} tabIndex={-1} role={role} className="done-note">
      <Note {...note} />
    </div>
  )
}
