import { ArrowLeft, ConciergeBell, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation, useRouteLoaderData } from 'react-router'
import { roleLabels } from '../../accounts/role-labels.ts'
import { adminDashboardPath, adminNoticesPath, manualPath } from '../../admin-paths.ts'
import { adminPath, homePath, logoutPath } from '../../paths.ts'
import { ReadingLink } from '../../reading/reading-link.tsx'
import type { RootData } from '../../shell/root-data.server.ts'
import { Brand } from '../../ui/brand.tsx'
import { contentId } from '../../ui/content-id.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { PhoneMenu } from '../../ui/phone-menu.tsx'
import { useMay } from '../../ui/use-may.ts'
import { type AdminEntry, firstEntry, groups } from './entries.ts'

/** The frame of the administrators' screens: the sidebar, on small screens behind a button. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root')
  const may = useMay()
  return (
    <div className="admin">
      <header className="side" tabIndex={-1}>
        <div className="in-side">
          <div className="whose">
            <Link
              className="brand"
              to={may('seeFigures') ? adminDashboardPath() : adminPath()}
              aria-label={`${root?.site.name ?? 'Fucina'}, amministrazione`}
            >
              <Brand name={root?.site.name} />
            </Link>
            {root?.user && (
              <p className="who">
                <span>{`${root.user.name},`}</span> {roleLabels[root.user.role]}
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
  const user = useRouteLoaderData<RootData>('root')?.user
  const may = useMay()
  // Where nobody can say who looks, each screen says so.
  const isShown = ({ needs, unless }: AdminEntry) =>
    user ? may(needs) && !(unless && may(unless)) : !unless
  return (
    <>
      {isShown(firstEntry) && (
        <li>
          <EntryLink entry={firstEntry} />
        </li>
      )}
      {groups.map(({ name, entries }) => {
        const shown = entries.filter(isShown)
        return (
          shown.length > 0 && (
            <li key={name} className="group">
              <p aria-hidden="true">{name}</p>
              <ul aria-label={name}>
                {shown.map((entry) => (
                  <li key={entry.to}>
                    <EntryLink entry={entry} waiting={user?.waiting} />
                  </li>
                ))}
              </ul>
            </li>
          )
        )
      })}
      <li className="ways-out">
        <WaysOut />
      </li>
    </>
  )
}

/** One row at the foot: what leads out of the administration, and what explains it. */
function WaysOut() {
  const { pathname } = useLocation()
  return (
    <ul>
      <li>
        <Link to={homePath()}>
          <ArrowLeft aria-hidden="true" className="i" />
          Sito
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
    </ul>
  )
}

type EntryLinkProps = { entry: AdminEntry; waiting?: number | undefined }

function EntryLink({ entry: { to, label, Icon, also }, waiting = 0 }: EntryLinkProps) {
  const { pathname, search } = useLocation()
  const isHere = isWithin(pathname, to, also) || pathname + search === to
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      <Icon aria-hidden="true" className="i" />
      {label}
      {to === adminNoticesPath() && waiting > 0 && (
        <span className="badge">
          {waiting}
          <span className="vh"> in attesa</span>
        </span>
      )}
    </Link>
  )
}

const isWithin = (pathname: string, section: string, also?: string) =>
  pathname === also || pathname === section || pathname.startsWith(`${section}/`)
