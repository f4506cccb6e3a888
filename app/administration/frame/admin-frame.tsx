import { ArrowLeft, ConciergeBell, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation, useRouteLoaderData } from 'react-router'
import { adminDashboardPath } from '../../admin-paths.ts'
import { helpPath, homePath, logoutPath } from '../../paths.ts'
import { ReadingLink } from '../../reading/reading-link.tsx'
import type { RootData } from '../../shell/root-data.server.ts'
import { Brand } from '../../ui/brand.tsx'
import { contentId } from '../../ui/content-id.ts'
import { PhoneMenu } from '../../ui/phone-menu.tsx'
import { type AdminEntry, entries, laterEntries } from './entries.ts'

/** The frame of the administrators' screens: the sidebar, on small screens behind a button. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const name = useRouteLoaderData<RootData>('root')?.site.name
  return (
    <div className="admin">
      <header className="side" tabIndex={-1}>
        <div className="in-side">
          <Link className="brand" to={adminDashboardPath()}>
            <Brand name={name} />
            <span className="vh">, amministrazione</span>
          </Link>
          <nav aria-label="Amministrazione">
            <ul className="wide">
              <Entries />
            </ul>
            <PhoneMenu>
              <Entries />
            </PhoneMenu>
          </nav>
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className="admin-main">
        {children}
      </main>
    </div>
  )
}

function Entries() {
  return (
    <>
      {entries.map((entry) => (
        <li key={entry.to}>
          <EntryLink entry={entry} />
        </li>
      ))}
      {laterEntries.map((entry, index) => (
        <li key={entry.to} className={index === 0 ? 'later' : undefined}>
          <EntryLink entry={entry} />
        </li>
      ))}
      <li className="apart">
        <Link to={homePath()}>
          <ArrowLeft aria-hidden="true" className="i" />
          Vai al sito
        </Link>
      </li>
      <li>
        <Link to={helpPath()}>
          <ConciergeBell aria-hidden="true" className="i" />
          Aiuto
        </Link>
      </li>
      <li>
        <ReadingLink />
      </li>
      <li>
        <Form method="post" action={logoutPath()}>
          <button type="submit">
            <LogOut aria-hidden="true" className="i" />
            Logout
          </button>
        </Form>
      </li>
    </>
  )
}

function EntryLink({ entry: { to, label, Icon, also } }: { entry: AdminEntry }) {
  const { pathname } = useLocation()
  return (
    <Link to={to} aria-current={isWithin(pathname, to, also) ? 'page' : undefined}>
      <Icon aria-hidden="true" className="i" />
      {label}
    </Link>
  )
}

const isWithin = (pathname: string, section: string, also?: string) =>
  pathname === also || pathname === section || pathname.startsWith(`${section}/`)
