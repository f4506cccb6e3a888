import { useEffect, useRef } from 'react'
import { CorrectForm } from './correct-form.tsx'
import { EditForm } from './edit-form.tsx'
import type { SavedResponse } from './saved.ts'

/** The words, or title and tags. */
export type ChangedPart = 'correct' | 'edit'

type ResponseFormsProps = {
  saved: SavedResponse
  /** The version on the page, in markdown. */
  text: string
  /** Those that 'Altro' opened, the newest last. */
  parts: readonly ChangedPart[]
  onDone: (part: ChangedPart) => void
}

/** Under a response: the forms that change it. */
export function ResponseForms({ saved, text, parts, onDone }: ResponseFormsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = place.current?.querySelector(`[data-part="${parts.at(-1)}"]`)
    form?.querySelector<HTMLElement>('textarea, input:not([type="hidden"])')?.focus()
  }, [parts])
  return (
    <div ref={place} className="noprint stack empty:hidden">
      {parts.includes('correct') && (
        <CorrectForm saved={saved} text={text} onDone={() => onDone('correct')} />
      )}
      {parts.includes('edit') && <EditForm saved={saved} />}
    </div>
  )
}
