import { useState } from 'react'

/** Whether an answer was asked for since the page came: of one from before nothing is said. */
export function useAskedHere(isBusy: boolean): boolean {
  const [wasAsked, setAsked] = useState(isBusy)
  if (isBusy && !wasAsked) setAsked(true)
  return wasAsked
}
