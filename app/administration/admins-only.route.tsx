import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router'
import { staffOnly } from '../platform/http/authorization.server.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'
import './frame/frame.css'
import '../records/list/list.css'
import '../records/form/form.css'
import '../records/versions/versions.css'
import { loginPath } from '../paths.ts'

/**
 * The one check of the administrators' area, for its pages, their data and their actions.
 * Every screen under this layout has a loader of its own, so that no link passes the check unseen.
 */
export const middleware = [staffOnly]

export const handle = { ownFrame: true }

const LoadError = loadErrorBoundary('Non riesco a raggiungere il sito')

export function ErrorBoundary() {
  const error = useRouteError()
  const isSignedOut = isRouteErrorResponse(error) && error.status === 401
  return <AdminFrame>{isSignedOut ? <SignInAgain /> : <LoadError />}</AdminFrame>
}

export default function AdminsOnly() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  )
}

/** The session ended while something was being sent; what was typed waits as a draft. */
export function SignInAgain() {
  const { pathname, search } = useLocation()
  return (
    <div className="stack trouble">
      <div role="alert">
        <h1>Il tuo accesso è scaduto</h1>
      </div>
      <p>Entra di nuovo: ti riporto qui e ritrovi la bozza di quello che stavi scrivendo.</p>
      <p>
        <a className="btn main" href={loginPath(pathname + search)}>
          Accedi di nuovo
        </a>
      </p>
    </div>
  )
}
