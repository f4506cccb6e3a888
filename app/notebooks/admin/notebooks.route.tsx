import { db } from '../../platform/process.server.ts'
import { answerList } from '../../records/list/answer-list.server.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { listScreen, RecordList } from '../../records/list/record-list.tsx'
import { counted } from '../../ui/count-text.ts'
import { notebookNoun } from '../notebook-noun.ts'
import type { Route } from './+types/notebooks.route'

const screen = listScreen(notebookNoun, 'Quaderni')

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, db, notebookNoun, ({ duration, questions }) => ({
    ...{ duration, questions: questions.length },
  }))

export const action = (args: Route.ActionArgs) => answerList(args, db, notebookNoun)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

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
