import { useEffect, useState } from 'react'

/** True once the page is alive: what script does better than the browser alone may take over. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
