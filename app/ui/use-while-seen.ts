import { useEffect, useEffectEvent } from 'react'

/** Calls `act` every so many milliseconds while the tab is seen, and as soon as it is seen again. */
export function useWhileSeen(milliseconds: number, act: () => void): void {
  const call = useEffectEvent(act)
  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible'
    const timer = setInterval(() => isSeen() && call(), milliseconds)
    const onChange = () => isSeen() && call()
    // A page that comes back out of the browser's memory was not hidden before.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && call()
    document.addEventListener('visibilitychange', onChange)
    addEventListener('pageshow', onShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
      removeEventListener('pageshow', onShow)
    }
  }, [milliseconds])
}
