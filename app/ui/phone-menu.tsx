import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMenu } from './use-menu.ts'

/** Entries (list items) behind 'Menu'; with script Escape and going elsewhere close it too. */
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

  useMenu(menu)

  return (
    <details className="burger" ref={menu}>
      <summary className="btn sm">
        <Menu aria-hidden="true" className="i" />
        Menu
      </summary>
      <ul className="drawer">{children}</ul>
    </details>
  )
}
