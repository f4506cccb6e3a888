import { Eye } from 'lucide-react'
import { helpPath } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { answerList } from '../../records/list/answer-list.server.ts'
import { listActs } from '../../records/list/list-acts.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { RecordList } from '../../records/list/record-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { helpPlaceNoun } from '../help-place-noun.ts'
import type { Route } from './+types/help-places.route'

export const meta = titled(adminTitle('Chi aiuta'))

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, db, helpPlaceNoun, ({ hours }) => ({ hours }))

export const action = (args: Route.ActionArgs) => answerList(args, db, helpPlaceNoun)

const acts = listActs(helpPlaceNoun)

export const clientAction = keepActs(acts)

export const ErrorBoundary = adminErrorBoundary(acts.listFailed)

/** All places of help, in the order in which everybody sees them. */
export default function HelpPlaces({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordList
      noun={helpPlaceNoun}
      loaded={loaderData}
      answer={actionData}
      title="Chi aiuta"
      text={
        <p>I luoghi e le persone che si leggono in fondo alla pagina «Aiuto», in questo ordine.</p>
      }
      actions={
        <ButtonLink to={helpPath()} icon={<Eye aria-hidden="true" className="i" />}>
          Vedi la pagina
        </ButtonLink>
      }
      beside={({ row }) => row.hours}
      noneText="Finché è vuoto, in «Aiuto» non si legge nessun luogo. La prima scheda la scrivi con «Nuova scheda»."
    />
  )
}
