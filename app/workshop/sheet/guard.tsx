import { type ComponentType, useEffect, useState } from 'react'
import type { GuardedFieldProps } from '../guard/guarded-field.tsx'

/**
 * The personal data guard under a field. Its code comes after the page's own; without it the sheet
 * works, and the line under the button says the same in general.
 */
export function Guard(props: GuardedFieldProps) {
  const [Field, setField] = useState<ComponentType<GuardedFieldProps> | null>(null)
  useEffect(() => {
    import('../guard/guarded-field.tsx').then(
      (loaded) => setField(() => loaded.default),
      () => {},
    )
  }, [])
  return Field ? <Field {...props} /> : null
}
