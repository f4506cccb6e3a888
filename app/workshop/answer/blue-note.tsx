import { CircleCheck } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'

type BlueNoteProps = { ref?: Ref<HTMLElement>; title: string; children: ReactNode }

/** A calm remark that can take the focus: nothing went wrong. */
export function BlueNote({ ref, title, children }: BlueNoteProps) {
  const id = useId()
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className="blue-note">
      <h3 id={id}>
        <CircleCheck className="i" aria-hidden="true" />
        <span>{title}</span>
      </h3>
      {children}
    </section>
  )
}
