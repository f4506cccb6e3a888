import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { type LinkBack, loadErrorBoundary } from '../../ui/load-error.tsx'
import { NotYours } from './not-yours.tsx'
import { SendAgain, sentOf } from './send-again.tsx'

/**
 * The ErrorBoundary of a screen of the administration: as everywhere, but a screen that is not for
 * the own role says so, and what was sent while the database could not say who asks can be sent
 * again.
 */
export function adminErrorBoundary(text: string, back?: LinkBack): () => ReactNode {
  const LoadError = loadErrorBoundary(text, back)
  return function AdminErrorBoundary() {
    const error = useRouteError()
    if (isRouteErrorResponse(error) && error.status === 403) return <NotYours />
    const sent = sentOf(error)
    if (!sent || !isRouteErrorResponse(error)) return <LoadError />
    return (
      <div className="wrap narrow sec stack trouble">
        <div role="alert">
          <h1>{error.data.message}</h1>
        </div>
        <SendAgain sent={sent} />
      </div>
    )
  }
}
