import { LogOut, Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import type { Site } from '../platform/site.server.ts'
import { Brand } from '../ui/brand.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { navigationEntries, type PublicUser } from './entries.ts'

type NavigationBarProps = {
  site: Pick<Site, 'name' | 'city'>
  user: PublicUser | null
  /** The database cannot say who this is: neither 'Accedi' nor 'Esci' would be true. */
  isUnknown: boolean
}

/** Home, and what the person may open; on phones behind a menu button (NAV-04 to NAV-07). */
export function NavigationBar({ site, user, isUnknown }: NavigationBarProps) {
  return (
    <header className={user ? 'nav signed-in' : 'nav'}>
      <div className="wrap">
        <Link className="brand" to="/">
          <Brand name={site.name} city={site.city} />
          <span className="vh">, pagina iniziale</span>
        </Link>
        <nav aria-label="Principale">
          <ul className="menu">
            <Entries user={user} isUnknown={isUnknown} />
          </ul>
          <PhoneMenu>
            <Entries user={user} isUnknown={isUnknown} />
          </PhoneMenu>
        </nav>
      </div>
    </header>
  )
}

function Entries({ user, isUnknown }: Omit<NavigationBarProps, 'site'>) {
  return (
    <>
      {navigationEntries(user).map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} prefetch="intent">
            {label}
          </NavLink>
        </li>
      ))}
      {isUnknown ? null : <li>{user ? <SignOut /> : <SignIn />}</li>}
    </>
  )
}

function SignIn() {
  const { pathname } = useLocation()
  return (
    <ButtonLink
      to="/login"
      size="small"
      prefetch="intent"
      aria-current={pathname === '/login' ? 'page' : undefined}
    >
      Accedi
    </ButtonLink>
  )
}

function SignOut() {
  return (
    <Form method="post" action="/logout">
      <button type="submit" className="btn sm">
        <LogOut aria-hidden="true" className="i" />
        Esci
      </button>
    </Form>
  )
}

/** Opens and closes without script; with it, Escape and going elsewhere close it too. */
function PhoneMenu({ children }: { children: React.ReactNode }) {
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
