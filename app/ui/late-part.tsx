import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Around a part whose code comes after the page's own. On a page from the server what it rendered
 * stays until the code is there; a screen reached from another one waits for it, so that nothing
 * moves under the reader's hands.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [mayWait] = useState(isFromServer)
  return mayWait ? <Suspense>{children}</Suspense> : children
}
