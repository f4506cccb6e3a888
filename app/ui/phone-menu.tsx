import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Entries behind a 'Menu' button, `children` as list items. Opens and closes without script; with
 * it, Escape and going elsewhere close it too.
 */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  const opened = useRef(location)

  useEffect(() => {
    // It may have been opened before React ran: only another address closes it.
    if (opened.current === location) return
    opened.current = location
    if (menu.current) menu.current.open = false
  }, [location])

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
    document.addEventListener('keydown', close)
    document.addEventListener('click', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('click', close)
      document.removeEventListener('focusin', close)
    }
  }, [])

  return (
    <details className="burger" ref={menu} data-wakes>
      <summary className="btn sm">
        <Menu aria-hidden="true" className="i" />
        Menu
      </summary>
      <ul className="drawer">{children}</ul>
    </details>
  )
}
