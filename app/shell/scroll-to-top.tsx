import { ArrowUp } from 'lucide-react'
import { useEffect } from 'react'
import { goToTop, watchScroll } from './to-top.ts'

/** On phones, a way back to the top after 400 px; the style sheet shows and hides it. */
export function ScrollToTop() {
  useEffect(() => {
    const leaving = new AbortController()
    watchScroll(leaving.signal)
    return () => leaving.abort()
  }, [])
  return (
    <button type="button" className="btn sm to-top" onClick={goToTop}>
      <ArrowUp aria-hidden="true" className="i" />
      <span>
        <span className="vh">Torna </span>su
      </span>
    </button>
  )
}
