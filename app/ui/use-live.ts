import { useEffect, useState } from 'react'

/**
 * For `aria-live` of words that can be seen: what stands there on arrival is there to be read, what
 * comes after it is said.
 */
export function useLive(): 'polite' | undefined {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return isThere ? 'polite' : undefined
}
