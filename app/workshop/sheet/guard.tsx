import type { GuardedFieldProps } from '../guard/guarded-field.tsx'
import { useLater } from './use-later.ts'

/** The personal data guard under a field; the line under the button says the same in general. */
export function Guard(props: GuardedFieldProps) {
  const Field = useLater(() => import('../guard/guarded-field.tsx'))
  return Field && <Field {...props} />
}

/** What would make a request in one's own words better. */
export function Hints({ request }: { request: string }) {
  const Note = useLater(() => import('../guard/hints-note.tsx'))
  return Note && <Note request={request} />
}
