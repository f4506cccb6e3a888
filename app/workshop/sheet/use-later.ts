import { type ComponentType, useEffect, useState } from 'react'

/** After a part could not be fetched, in milliseconds. */
const again = 5000

/** A part that comes after the page's own code, and without which the sheet works. */
export function useLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet is there
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // Lost on the way, it is asked for until it comes.
    const tryIt = () =>
      load().then(
        (loaded) => setPart(() => loaded.default),
        () => {
          timer = setTimeout(tryIt, again)
        },
      )
    void tryIt()
    return () => clearTimeout(timer)
  }, [])
  return Part
}
