import { type RefObject, useEffect } from 'react'

/**
 * Closes an open menu made of `<details>` by Escape, which gives focus back, and by going
 * elsewhere.
 */
export function useMenu(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.open = false
        details.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && !details.contains(event.target)) {
        details.open = false
      }
    }
    const leaving = new AbortController()
    for (const type of ['keydown', 'click', 'focusin']) {
      document.addEventListener(type, close, { signal: leaving.signal })
    }
    return () => leaving.abort()
  }, [menu])
}
