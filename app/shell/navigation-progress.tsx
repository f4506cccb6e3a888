import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Spinner } from '../ui/spinner.tsx'

/** A screen that comes sooner needs no spinner. */
const patienceMilliseconds = 150

/** Shown while the next screen loads. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), patienceMilliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])
  return (
    <div aria-live="polite">
      {isLoading && isLate ? (
        <div className="loading noprint">
          <Spinner />
          Sto caricando…
        </div>
      ) : null}
    </div>
  )
}
