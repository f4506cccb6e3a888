import { ArrowUp } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { goToTop, watchScroll } from './to-top.ts'

/**
 * On phones, a way back to the top under a page that is scrolled further than 400 px; the style
 * sheet shows and hides it.
 */
export function ScrollToTop() {
  useEffect(() => {
    const leaving = new AbortController()
    watchScroll(leaving.signal)
    return () => leaving.abort()
  }, [])
  return (
    <p className="to-top noprint">
      <Button
        type="button"
        size="small"
        icon={<ArrowUp aria-hidden="true" className="i" />}
        onClick={goToTop}
      >
        Torna su
      </Button>
    </p>
  )
}
