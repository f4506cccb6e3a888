import { db } from '../../platform/process.server.ts'
import { keepActs } from '../../records/acts/acts.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { answerList } from '../../records/list/answer-list.server.ts'
import { listActs } from '../../records/list/list-acts.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { RecordList } from '../../records/list/record-list.tsx'
import { counted } from '../../ui/format-number.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { notebookNoun } from '../notebook-noun.ts'
import type { Route } from './+types/notebooks.route'

export const meta = titled(adminTitle('Quaderni'))

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, db, notebookNoun, ({ duration, questions }) => ({
    ...{ duration, questions: questions.length },
  }))

export const action = (args: Route.ActionArgs) => answerList(args, db, notebookNoun)

const acts = listActs(notebookNoun)

export const clientAction = keepActs(acts)

export const ErrorBoundary = adminErrorBoundary(acts.listFailed)

/** All notebooks, in the order in which facilitators see them. */
export default function Notebooks({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordList
      noun={notebookNoun}
      loaded={loaderData}
      answer={actionData}
      title="Quaderni"
      text={
        <p>
          Quello che chi guida un gruppo stampa per l'incontro, con le domande che chiudono il
          percorso.
        </p>
      }
      beside={({ row: { duration, questions } }) =>
        [duration, counted(questions, 'domanda', 'domande')].filter(Boolean).join(', ')
      }
      noneText="Finché è vuoto, chi guida un gruppo non ha un quaderno da stampare. Il primo lo scrivi con «Nuovo quaderno»."
    />
  )
}
