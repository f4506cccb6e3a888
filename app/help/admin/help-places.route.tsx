import { Eye } from 'lucide-react'
import { helpPath } from '../../paths.ts'
import { db } from '../../platform/process.server.ts'
import { answerList } from '../../records/list/answer-list.server.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { listScreen, RecordList } from '../../records/list/record-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { helpPlaceNoun } from '../help-place-noun.ts'
import type { Route } from './+types/help-places.route'

const screen = listScreen(helpPlaceNoun, 'Chi aiuta')

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, db, helpPlaceNoun, ({ hours }) => ({ hours }))

export const action = (args: Route.ActionArgs) => answerList(args, db, helpPlaceNoun)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

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
