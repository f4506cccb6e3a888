import { type ComponentType, useEffect, useState } from 'react'
import type { GuardedFieldProps } from '../guard/guarded-field.tsx'

/** A part that comes after the page's own code, and without which the sheet works. */
function useLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet is there
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => {},
    )
  }, [])
  return Part
}

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
