import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { type Outcome, outcomeOf, withoutOutcome } from './outcome.ts'

/**
 * What was done on the way here. It is said once: the address loses it as soon as it is on screen,
 * without a navigation, so that nothing loads, scrolls or moves, and a reload does not say it
 * again.
 */
export function useOutcome(): Outcome | null {
  const { search, key } = useLocation()
  const outcome = useMemo(() => outcomeOf(new URLSearchParams(search)), [search])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may be done twice
  useEffect(() => {
    if (outcome) history.replaceState(history.state, '', withoutOutcome(location.href))
  }, [outcome, key])
  return outcome
}
