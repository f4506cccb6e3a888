import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { loadFailure } from './load-failure.ts'
import { ReloadForm } from './reload-form.tsx'
import { SomethingWrong } from './something-wrong.tsx'

/** A way out of a screen that has nothing to show. */
export type LinkBack = { to: string; label: string }

/**
 * The ErrorBoundary of a feature's route: the failure's own text, or `text` when no answer came,
 * and 'Riprova'; for what is missing or another's (403, 404) the way `back` instead.
 */
export function loadErrorBoundary(text: string, back?: LinkBack): () => ReactNode {
  return function LoadErrorBoundary() {
    return <LoadError error={useRouteError()} text={text} back={back} />
  }
}

type LoadErrorProps = { error: unknown; text: string; back?: LinkBack | undefined }

/** The same where a screen finds the error in what was loaded. */
export function LoadError({ error, text, back }: LoadErrorProps) {
  const failure = loadFailure(error, isRouteErrorResponse, text)
  if (!failure) return <SomethingWrong />
  return (
    <div className="wrap narrow sec stack trouble">
      <div role="alert">
        <h1>{failure.message}</h1>
      </div>
      {failure.help ? (
        <>
          <p>{failure.help}</p>
          <ReloadForm>Riprova</ReloadForm>
        </>
      ) : null}
      {back ? (
        <p>
          <Link className={failure.help ? 'back' : 'btn main'} to={back.to}>
            {back.label}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
