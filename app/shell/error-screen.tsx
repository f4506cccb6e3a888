import { isRouteErrorResponse } from 'react-router'
import { loadFailure } from '../ui/load-failure.ts'
import { ReloadForm } from '../ui/reload-form.tsx'
import { SomethingWrong } from '../ui/something-wrong.tsx'
import { NotFound } from './not-found.tsx'

const noAnswer = 'Non riesco a raggiungere il sito'

/** The last boundary: what no screen has caught. */
export function ErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const failure = loadFailure(error, isRouteErrorResponse, noAnswer)
  if (!failure || isMute(error)) return <SomethingWrong />
  return (
    <div className="wrap narrow sec stack trouble">
      <h1>{failure.message}</h1>
      {failure.help ? <p>{failure.help}</p> : null}
      <ReloadForm whole>Ricarica la pagina</ReloadForm>
    </div>
  )
}

/** An answer of the framework, in English: it has no text of ours. */
const isMute = (error: unknown) =>
  isRouteErrorResponse(error) && error.status < 500 && typeof error.data === 'string'
