import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { focusContent } from './focus-content.ts'

const threshold = 400

/** On phones, a way back to the top after 400 px (NAV-10). */
export function ScrollToTop() {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > threshold)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  if (!isFar) return null
  return (
    <button
      type="button"
      className="btn sm to-top"
      onClick={() => {
        const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
        scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
        focusContent()
      }}
    >
      <ArrowUp aria-hidden="true" className="i" />
      <span>
        <span className="vh">Torna </span>su
      </span>
    </button>
  )
}
