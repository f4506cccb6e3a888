import { useEffect, useState } from 'react'

/** The page has come, and its title been said, in milliseconds. */
const arrival = 1000

/**
 * For `aria-live` of words that can be seen: what stands there on arrival is there to be read, what
 * comes after it is said. At once with its words a region would say them.
 */
export function useLive(): 'polite' | undefined {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), arrival)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? 'polite' : undefined
}
