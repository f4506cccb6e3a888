import { data, Link } from 'react-router'
import { fraudPath } from '../paths.ts'
import { requestLog } from '../platform/http/audit-log.server.ts'
import { db, env } from '../platform/process.server.ts'
import { siteFacts } from '../platform/settings/site.server.ts'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/ask-person.route.ts'
import { BackWhereYouWere } from './back-where-you-were.tsx'
import { helpPage } from './help-page.server.ts'
import { HelpPlaces } from './places.tsx'
import './help.css'

export const meta = titled('Chiedi a una persona')

export async function loader({ context }: Route.LoaderArgs) {
  const { places, status } = await helpPage(db, requestLog(context))
  return data({ places, contactEmail: siteFacts(env).contactEmail }, { status })
}

/** Where somebody who wants a person's help goes, calls or writes. */
export default function AskPerson({ loaderData }: Route.ComponentProps) {
  return (
    <div className="ask-page">
      <div className="wrap">
        <BackWhereYouWere />
        <h1>Chiedi a una persona</h1>
        <p>
          {loaderData.places?.length
            ? 'Qui sotto trovi chi ti aiuta: dove, a che ora e a quale telefono. '
            : null}
          Racconta che cosa volevi fare, e che cosa vedi adesso.
        </p>
        <p>
          Hai già pagato, o dato un codice? Prima fai <Link to={fraudPath()}>i cinque passi</Link>.
        </p>
      </div>
      <HelpPlaces {...loaderData} />
    </div>
  )
}
