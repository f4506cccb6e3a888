import { focusContent } from './focus-content.ts'

const threshold = 400

/** Marks the document while it is scrolled further than the button's threshold. */
export function watchScroll(signal: AbortSignal): void {
  const look = () => {
    document.documentElement.toggleAttribute('data-far', scrollY > threshold)
  }
  look()
  addEventListener('scroll', look, { passive: true, signal })
}

export function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  focusContent()
}
