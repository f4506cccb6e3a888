import { LogOut } from 'lucide-react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { homePath, loginPath, logoutPath } from '../paths.ts'
import { ReadingLink } from '../reading/reading-link.tsx'
import { Brand } from '../ui/brand.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PhoneMenu } from '../ui/phone-menu.tsx'
import { HelpEntry } from './help-entry.tsx'
import type { RootData } from './root-data.server.ts'

/** Home, and what the person may open; on phones behind a menu button. */
export function NavigationBar(data: RootData) {
  const { site } = data
  return (
    <header className={data.user ? 'nav signed-in' : 'nav'}>
      <div className="wrap">
        <Link className="brand" to={homePath()}>
          <Brand name={site.name} city={site.city} />
          <span className="vh">, pagina iniziale</span>
        </Link>
        <nav aria-label="Principale">
          <ul className="menu">
            <Entries {...data} />
          </ul>
          <PhoneMenu>
            <Entries {...data} />
          </PhoneMenu>
        </nav>
        <ReadingLink className="handle" />
      </div>
    </header>
  )
}

/** While the database cannot say who this is, neither 'Accedi' nor 'Esci' would be true. */
function Entries({ user, isUnknown, bar }: RootData) {
  return (
    <>
      {bar.map(({ to, label }) => (
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
