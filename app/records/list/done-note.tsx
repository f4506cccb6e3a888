import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Note } from '../../ui/note.tsx'

/** The parameter of a list's address that names what was done on the way there. */
export const doneParameter = 'fatto'

/**
 * What was done on the way to this list; takes the focus, so that it is said and the keyboard is
 * where it can be read.
 * @param texts by the values of `doneParameter`; what is not among them shows nothing
 */
export function DoneNote({ texts }: { texts: Readonly<Record<string, string>> }) {
  const done = useSearchParams()[0].get(doneParameter)
  const text = done !== null && Object.hasOwn(texts, done) ? texts[done] : undefined
  const box = useRef<HTMLDivElement>(null)
  // The same may be done twice: each arrival has a key of its own.
  const { key } = useLocation()
  useEffect(() => {
    if (text && key) box.current?.focus()
  }, [text, key])
  return (
    <div ref={box} tabIndex={-1} role="status" className="done-note">
      {text && <Note kind="ok">{text}</Note>}
    </div>
  )
}
