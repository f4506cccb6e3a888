import { LogOut, ShieldCheck } from 'lucide-react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { homePath, loginPath, logoutPath } from '../paths.ts'
import type { Site } from '../platform/settings/site.server.ts'
import { ReadingLink } from '../reading/reading-link.tsx'
import { Brand } from '../ui/brand.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PhoneMenu } from '../ui/phone-menu.tsx'
import { menuDoors, navigationEntries, type PublicUser } from './entries.ts'
import { HelpEntry, HelpLink } from './help-entry.tsx'

type NavigationBarProps = {
  site: Pick<Site, 'name' | 'city'>
  user: PublicUser | null
  /** The database cannot say who this is: neither 'Accedi' nor 'Esci' would be true. */
  isUnknown: boolean
}

/** Home, and what the person may open; on phones behind a menu button. */
export function NavigationBar({ site, user, isUnknown }: NavigationBarProps) {
  return (
    <header className={user ? 'nav signed-in' : 'nav'} tabIndex={-1}>
      <div className="wrap">
        <Link
          className="brand"
          to={homePath()}
          aria-label={`${site.name} a ${site.city}, pagina iniziale`}
        >
          <Brand name={site.name} city={site.city} />
        </Link>
        <nav aria-label="Principale">
          <ul className="menu">
            <Entries user={user} isUnknown={isUnknown} />
          </ul>
          <PhoneMenu>
            <Doors user={user} />
            <Entries user={user} isUnknown={isUnknown} />
          </PhoneMenu>
        </nav>
        <HelpLink className="handle help" />
        <ReadingLink className="handle" />
      </div>
    </header>
  )
}

function Doors({ user }: { user: PublicUser | null }) {
  return menuDoors(user).map(({ to, label, drawing }) => (
    <li key={to} className="door-entry">
      <NavLink to={to} prefetch="intent">
        <span className="gate g-daylight">
          {drawing ? (
            <img src={`/drawings/${drawing}.svg`} alt="" width="160" height="160" loading="lazy" />
          ) : (
            <ShieldCheck aria-hidden="true" className="i" />
          )}
        </span>
        {label}
      </NavLink>
    </li>
  ))
}

function Entries({ user, isUnknown }: Omit<NavigationBarProps, 'site'>) {
  return (
    <>
      {navigationEntries(user).map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === homePath()} prefetch="intent">
            {label}
          </NavLink>
        </li>
      ))}
      {isUnknown ? null : <li>{user ? <SignOut /> : <SignIn />}</li>}
      <HelpEntry />
    </>
  )
}

function SignIn() {
  const { pathname } = useLocation()
  return (
    <ButtonLink
      to={loginPath()}
      size="small"
      prefetch="intent"
      aria-current={pathname === loginPath() ? 'page' : undefined}
    >
      Accedi
    </ButtonLink>
  )
}

function SignOut() {
  return (
    <Form method="post" action={logoutPath()}>
      <button type="submit" className="btn quiet sm">
        <LogOut aria-hidden="true" className="i" />
        Esci
      </button>
    </Form>
  )
}
