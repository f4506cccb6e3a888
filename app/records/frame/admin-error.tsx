import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { adminPath } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type LinkBack, loadErrorBoundary } from '../../ui/load-error.tsx'

/**
 * The ErrorBoundary of a screen of the administration: as everywhere, but a screen that is not for
 * the own role says so.
 */
export function adminErrorBoundary(text: string, back?: LinkBack): () => ReactNode {
  const LoadError = loadErrorBoundary(text, back)
  return function AdminErrorBoundary() {
    const error = useRouteError()
    return isRouteErrorResponse(error) && error.status === 403 ? <NotYours /> : <LoadError />
  }
}

/** A screen of the administration that the own role does not have. */
const NotYours = () => (
  <div className="wrap narrow sec stack trouble">
    <div role="alert">
      <h1>Questa pagina non è del tuo ruolo</h1>
    </div>
    <p>Ti serve? Chiedi a chi ha il ruolo di Admin.</p>
    <p>
      <ButtonLink kind="main" to={adminPath()}>
        Vai alle tue pagine
      </ButtonLink>
    </p>
  </div>
)
