import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and until React has taken over a page from it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
