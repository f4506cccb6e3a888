import { db } from '../../platform/process.server.ts'
import { answerList } from '../../records/list/answer-list.server.ts'
import { loadList } from '../../records/list/record-list.server.ts'
import { listScreen, RecordList } from '../../records/list/record-list.tsx'
import { formatDay } from '../../ui/format-date.ts'
import { type NoticeDays, noticeKindNames } from '../notice.ts'
import { noticeNoun } from '../notice-noun.ts'
import type { Route } from './+types/notices.route'

const screen = listScreen(noticeNoun, 'Avvisi')

export const meta = screen.meta

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, db, noticeNoun, ({ kind, from, until }) => ({ kind, from, until }))

export const action = (args: Route.ActionArgs) => answerList(args, db, noticeNoun)

export const clientAction = screen.clientAction

export const ErrorBoundary = screen.ErrorBoundary

/** All notices, in the order in which everybody sees them. */
export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordList
      noun={noticeNoun}
      loaded={loaderData}
      answer={actionData}
      title="Avvisi"
      text={
        <p>
          Quello che tutti leggono in cima a ogni pagina, in questo ordine, nei giorni che scegli.
        </p>
      }
      beside={({ row }) => `${noticeKindNames[row.kind]}${daysOf(row)}`}
      noneText="Finché è vuoto, in cima alle pagine non si legge nessun avviso. Il primo lo scrivi con «Nuovo avviso»."
    />
  )
}

function daysOf({ from, until }: NoticeDays): string {
  const first = from && `, dal ${formatDay(from)}`
  const last = until && `, fino al ${formatDay(until)}`
  return first + last
}
