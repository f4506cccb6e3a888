import { type ComponentType, useEffect, useState } from 'react'

/** Before a part that could not be fetched is asked for again, in milliseconds. */
const pause = 9000

/** A part that comes after the page's own code, and without which the sheet works. */
export function useLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet is there
  useEffect(() => {
    let isWanted = true
    // Lost on the way, it is asked for until it comes.
    const fetchIt = () => {
      load().then(
        (loaded) => setPart(() => loaded.default),
        () => isWanted && setTimeout(fetchIt, pause),
      )
    }
    fetchIt()
    return () => {
      isWanted = false
    }
  }, [])
  return Part
}
