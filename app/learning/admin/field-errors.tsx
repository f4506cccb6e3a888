import type { FieldMetadata } from '@conform-to/react'
import { FieldNotes } from '../../ui/field.tsx'

// biome-ignore lint/suspicious/noExplicitAny: any list of any form
type FieldErrorsProps = { field: FieldMetadata<any, any> }

/** What is wrong with a list as a whole; the summary of the form leads here. */
export function FieldErrors({ field: { id, errors } }: FieldErrorsProps) {
  return (
    <div id={id} tabIndex={-1} className="field">
      <FieldNotes id={id} hint={null} error={errors?.[0] ?? null} />
    </div>
  )
}
