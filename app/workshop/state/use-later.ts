import { useEffect, useState } from 'react'

/** Before a part that could not be fetched is asked for again, in milliseconds. */
const pause = 9000

/**
 * Code that comes after the page's own, and without which the sheet works; null until it is there.
 * Lost on the way, it is asked for until it comes.
 */
export function useLater<Module extends object>(
  load: () => Promise<Module>,
  isWanted = true,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is wanted
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const fetchIt = () => {
      load().then(setLoaded, () => isHere && setTimeout(fetchIt, pause))
    }
    fetchIt()
    return () => {
      isHere = false
    }
  }, [isWanted])
  return loaded
}
