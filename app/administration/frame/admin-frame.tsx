import { ArrowLeft, ConciergeBell, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation, useRouteLoaderData } from 'react-router'
import { roleLabels } from '../../accounts/role-labels.ts'
import { adminDashboardPath, manualPath } from '../../admin-paths.ts'
import { adminPath, homePath, logoutPath } from '../../paths.ts'
import { ReadingLink } from '../../reading/reading-link.tsx'
import type { RootData } from '../../shell/root-data.server.ts'
import { Brand } from '../../ui/brand.tsx'
import { contentId } from '../../ui/content-id.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { PhoneMenu } from '../../ui/phone-menu.tsx'
import { useMay } from '../../ui/use-may.ts'
import { type AdminEntry, entries, laterEntries, trashEntry } from './entries.ts'

/** The frame of the administrators' screens: the sidebar, on small screens behind a button. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const may = useMay()
  return (
    <div className="admin">
      <header className="side" tabIndex={-1}>
        <div className="in-side">
          <div className="grid">
            <Link
              className="brand"
              to={may('seeFigures') ? adminDashboardPath() : adminPath()}
              aria-label={`${root?.site.name ?? 'Fucina'}, amministrazione`}
            >
              <Brand name={root?.site.name} />
            </Link>
            {root?.user && (
              <p className="who">
                {root.user.name}, {roleLabels[root.user.role]}
              </p>
            )}
          </div>
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
        <NeedsScript />
        {children}
        {root?.version && <p className="made">{`Versione ${root.version}`}</p>}
      </main>
    </div>
  )
}

function Entries() {
  const { pathname } = useLocation()
  const user = useRouteLoaderData<RootData>('root')?.user
  const may = useMay()
  const later = may('seeSystem') || !user ? laterEntries : [...laterEntries, trashEntry]
  // Where nobody can say who looks, each screen says so.
  const shown = (all: readonly AdminEntry[]) => all.filter(({ act }) => may(act) || !user)
  return (
    <>
      {shown(entries).map((entry) => (
        <li key={entry.to}>
          <EntryLink entry={entry} />
        </li>
      ))}
      {shown(later).map((entry, index) => (
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
        <Link to={manualPath()} aria-current={pathname === manualPath() ? 'page' : undefined}>
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
  const { pathname, search } = useLocation()
  const isHere = isWithin(pathname, to, also) || pathname + search === to
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      <Icon aria-hidden="true" className="i" />
      {label}
    </Link>
  )
}

const isWithin = (pathname: string, section: string, also?: string) =>
  pathname === also || pathname === section || pathname.startsWith(`${section}/`)
