import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs: false on the server and until the page came alive. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
