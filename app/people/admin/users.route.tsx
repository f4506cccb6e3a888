import { redirect } from 'react-router'
import { adminUsersPath } from '../../admin-paths.ts'
import { dashboardPath } from '../../paths.ts'
import { type AuditEvent, audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { requireFreshProof } from '../../platform/http/fresh-proof.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import type { AdminAct } from '../../platform/roles.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import type { DoneTexts } from '../../records/acts/done-note.tsx'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn, failureNote, ListScreen } from '../../records/list/list-screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { useMay } from '../../ui/use-may.ts'
import { changeRole } from '../role-mails.server.ts'
import { reactivateUser, suspendUser } from '../users.server.ts'
import { usersText, usersTexts } from '../users.ts'
import { listUsers } from '../users-list.server.ts'
import type { Route } from './+types/users.route.ts'
import { type UserAct, userActs } from './user-acts.ts'
import { askedOrDone } from './users-request.server.ts'
import { usersSearch } from './users-search.tsx'
import { userColumns } from './users-table.tsx'
import { isNarrowed, parseUsersView, usersAddress } from './users-view.ts'

export const meta = titled(adminTitle('Utenti'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, usersTexts.listFailed, async () => {
    const actor = requireActor(context, 'seePeople')
    const view = parseUsersView(url.searchParams)
    const page = await listUsers(db, actor, view)
    const users = page.items.map((user) => ({ ...user, isSelf: user.id === actor.id }))
    const news = await askedOrDone(db, actor, url.searchParams)
    return { view, ...page, items: users, ...news, now: Date.now() }
  })

const ground = { db, env, log }

/** What each act of the menu asks for. */
const asksFor: Readonly<Record<UserAct, AdminAct>> = {
  suspend: 'suspend',
  reactivate: 'suspend',
  'give-role': 'giveRoles',
  'take-role': 'giveRoles',
}

/** Does what an action menu asks for, and leads back to the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = userActs.asked(form)
  const act = asked ? asksFor[asked] : 'seePeople'
  const actor = requireActor(context, act, userActs.failedText(form))
  const id = idOf(form)
  const done = (act: UserAct, kind: AuditEvent) => {
    audit(context, kind, { subjectId: id })
    const view = parseUsersView(url.searchParams)
    const { after, before } = view
    return redirect(outcomeAddress(usersAddress(view, { after, before }), { done: act, id }), 303)
  }
  return carryOut(context, userActs, form, {
    suspend: async () => {
      await suspendUser(db, actor, id)
      return done('suspend', 'userSuspended')
    },
    reactivate: async () => {
      await reactivateUser(db, actor, id)
      return done('reactivate', 'userReactivated')
    },
    'give-role': async () => {
      requireFreshProof({ context, url }, form)
      await changeRole(ground, actor, id, 'admin')
      return done('give-role', 'roleGiven')
    },
    'take-role': async () => {
      requireFreshProof({ context, url }, form)
      await changeRole(ground, actor, id, 'customer')
      const answer = done('take-role', 'roleTaken')
      // After giving up one's own role there is no place here any more.
      return id === actor.id ? redirect(dashboardPath(), 303) : answer
    },
  })
}

export const clientAction = keepActs(userActs)

export const ErrorBoundary = adminErrorBoundary(usersTexts.listFailed)

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { view, items, total, next, previous, question, done, now } = loaderData
  const here = { after: view.after, before: view.before }
  const count = usersText(total)
  const answer = useLastAnswer(actionData)
  const may = useMay()
  return (
    <>
      <PageHead
        title="Utenti"
        text={
          <p>
            {may('giveRoles')
              ? 'Chi si è registrato, il suo ruolo e quanto ha imparato.'
              : 'Chi si è registrato. Da qui aiuti le persone a entrare.'}
          </p>
        }
      />
      <ListScreen
        doneTexts={doneTexts(done)}
        failure={failureNote(failureIn(answer))}
        question={question && { act: question, cancelTo: usersAddress(view, here) }}
        search={usersSearch(view, may)}
        list={{
          caption: `Utenti: ${count}`,
          columns: userColumns(view, now, may),
          rows: items,
          idOf: ({ id }) => id,
        }}
        none={<NobodyHere isNarrowed={isNarrowed(view)} isOnward={next !== null} />}
        pager={{
          said: count,
          first: view.after || view.before ? usersAddress(view) : null,
          previous: previous && usersAddress(view, { before: previous }),
          next: next && usersAddress(view, { after: next }),
        }}
      />
    </>
  )
}

/** The words of what was done come with the person's name, from the loader. */
const doneTexts = (done: string | null): DoneTexts => ({
  delete: 'Account eliminato.',
  suspend: done,
  reactivate: done,
  'give-role': done,
  'take-role': done,
})

function NobodyHere({ isNarrowed, isOnward }: { isNarrowed: boolean; isOnward: boolean }) {
  if (isOnward) {
    return (
      <EmptyState
        title="Fin qui nessun utente corrisponde"
        text="Gli utenti sono molti. Continua con «Successive», oppure scrivi qualche lettera in più."
      />
    )
  }
  return (
    <EmptyState
      title="Nessun utente trovato"
      text={isNarrowed ? 'Prova con meno lettere, o togli i filtri.' : undefined}
      action={
        isNarrowed ? (
          <ButtonLink to={adminUsersPath()}>Mostra tutti gli utenti</ButtonLink>
        ) : undefined
      }
    />
  )
}
