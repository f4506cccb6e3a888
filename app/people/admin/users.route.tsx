import { useState } from 'react'
import { data, redirect } from 'react-router'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { requireAdmin } from '../../platform/http/guard.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { type TraceKind, trace } from '../../platform/http/trace.server.ts'
import { db } from '../../platform/process.server.ts'
import { ConfirmPanel } from '../../records/form/confirm-act.tsx'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { Pager } from '../../records/list/pager.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import { Snackbar } from '../../ui/snackbar.tsx'
import { usersText, usersTexts } from '../users.ts'
import { listUsers } from '../users-list.server.ts'
import type { Route } from './+types/users.route.ts'
import { failedTextOf, type UserAct } from './user-acts.ts'
import { carryOut, newsOf } from './users-request.server.ts'
import { UsersSearch } from './users-search.tsx'
import { UsersTable } from './users-table.tsx'
import { isNarrowed, readUsersView, usersAddress, usersPath } from './users-view.ts'

export const meta = titled('Utenti')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, usersTexts.listFailed, async () => {
    const actor = requireAdmin(context)
    const view = readUsersView(url.searchParams)
    const page = await listUsers(db, actor, view)
    const users = page.items.map((user) => ({ ...user, isSelf: user.id === actor.id }))
    const news = await newsOf(db, actor, url.searchParams)
    return { view, ...page, items: users, ...news, now: Date.now() }
  })

const traces = {
  sospendi: 'userSuspended',
  riattiva: 'userReactivated',
  'rendi-admin': 'roleGiven',
  'rimuovi-admin': 'roleTaken',
} as const satisfies Record<UserAct, TraceKind>

/** Does what an action menu asks for; without script it leads back to the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const failedText = failedTextOf(form.get('intent'))
  const actor = requireAdmin(context, failedText)
  const outcome = await attempt(context, failedText, () => carryOut(db, actor, form))
  if ('init' in outcome) return data(outcome.data, outcome.init ?? {})
  trace(context, traces[outcome.act], { subjectId: outcome.id })
  // Whoever gave up the own role has no place here any more.
  if (outcome.act === 'rimuovi-admin' && outcome.id === actor.id) return redirect('/dashboard', 303)
  if (form.has('script')) return outcome
  const view = readUsersView(url.searchParams)
  const { after, before } = view
  const news = { done: outcome.act, user: outcome.id }
  return redirect(usersAddress(view, { after, before }, news), 303)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  return keepScreen(serverAction, failedTextOf(intent))
}

export const ErrorBoundary = adminErrorBoundary(usersTexts.listFailed)

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { view, items, total, next, previous, question, done, now } = loaderData
  const [said, setSaid] = useState<string | null>(null)
  const here = { after: view.after, before: view.before }
  const count = usersText(total)
  const answer = useLastAnswer(actionData)
  const failure = answer && 'message' in answer ? answer.message : null
  return (
    <>
      <PageHead
        title="Utenti"
        text={<p>Chi si è registrato, il suo ruolo e quanto ha imparato.</p>}
      />
      {failure && (
        <Note kind="bad" role="alert" className="mb-4">
          {failure}
        </Note>
      )}
      {done && !failure && (
        <Note kind="ok" role="status" className="mb-4">
          {done}
        </Note>
      )}
      {question && (
        <div className="mb-6">
          <ConfirmPanel act={question} cancelTo={usersAddress(view, here)} />
        </div>
      )}
      <UsersSearch view={view} />
      {items.length > 0 ? (
        <UsersTable users={items} view={view} now={now} said={count} onSaid={setSaid} />
      ) : (
        <NobodyHere isNarrowed={isNarrowed(view)} isOnward={next !== null} />
      )}
      <Pager
        said={count}
        first={view.after || view.before ? usersAddress(view) : null}
        previous={previous && usersAddress(view, { before: previous })}
        next={next && usersAddress(view, { after: next })}
      />
      <Snackbar message={said} onClose={() => setSaid(null)} />
    </>
  )
}

function NobodyHere({ isNarrowed, isOnward }: { isNarrowed: boolean; isOnward: boolean }) {
  if (isOnward) {
    return (
      <EmptyState
        title="Fin qui nessun utente corrisponde"
        text="Gli utenti sono molti: continua con «Successive», oppure scrivi qualche lettera in più."
      />
    )
  }
  return (
    <EmptyState
      title="Nessun utente trovato"
      text={isNarrowed ? 'Prova con meno lettere, o togli i filtri.' : undefined}
      action={
        isNarrowed ? <ButtonLink to={usersPath}>Mostra tutti gli utenti</ButtonLink> : undefined
      }
    />
  )
}
