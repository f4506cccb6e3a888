import { type ComponentType, useEffect, useState } from 'react'

/** A part that comes after the page's own code, and without which the sheet works. */
export function useLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
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
