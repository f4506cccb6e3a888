import { Form } from 'react-router'
import { load } from '../platform/http/failure.server.ts'
import { requireUser } from '../platform/http/guard.server.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { titled } from '../ui/page-title.ts'
import { PlainPage } from '../ui/plain-page.tsx'
import type { Route } from './+types/dashboard.route.ts'

const loadError = 'Errore nel caricamento della dashboard'

export const meta = titled('Dashboard')

export function loader({ context }: Route.LoaderArgs) {
  return load(context, loadError, async () => {
    const { name, email, city } = requireUser(context)
    return { name, email, city }
  })
}

export const ErrorBoundary = loadErrorBoundary(loadError)

export default function Dashboard({ loaderData: { name, email, city } }: Route.ComponentProps) {
  return (
    <PlainPage title={`Ciao, ${name}`}>
      <p>
        {email}
        <br />
        {city}
      </p>
      <p>
        <ButtonLink kind="main" to="/prompts">
          Vai alla Fucina dei Prompts
        </ButtonLink>
      </p>
      <p>
        <ButtonLink to="/saved-searches">Le tue risposte salvate</ButtonLink>
      </p>
      <Form method="post" action="/logout">
        <Button type="submit">Esci</Button>
      </Form>
    </PlainPage>
  )
}
