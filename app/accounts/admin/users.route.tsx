import { redirect } from 'react-router'
import { adminUsersPath } from '../../admin-paths.ts'
import { dashboardPath } from '../../paths.ts'
import { type AuditEvent, audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { isProofFresh, requireFreshProof } from '../../platform/http/fresh-proof.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { type AdminAct, lackingToUse, may } from '../../platform/roles.ts'
import { idOf } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { keepActs } from '../../records/acts/keep-acts.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { failureIn, failureNote, ListScreen } from '../../records/list/list-screen.tsx'
import { useChosen } from '../../records/list/use-chosen.ts'
import type { StateAct } from '../../security/desk/desk.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { useMay } from '../../ui/use-may.ts'
import { changeRole } from '../change-role.server.ts'
import { usersText, usersTexts } from '../users.ts'
import { listUsers } from '../users-list.server.ts'
import type { Route } from './+types/users.route.ts'
import { ChosenUsers } from './chosen-users.tsx'
import { stateEvents } from './desk-request.server.ts'
import { changeMany, chosenIds, reasonFor } from './several-users.server.ts'
import { type UserAct, userActs } from './user-acts.ts'
import { usersDone } from './users-done.tsx'
import { UsersFile } from './users-file.tsx'
import { askedOrDone } from './users-request.server.ts'
import { usersSearch } from './users-search.tsx'
import { userColumns } from './users-table.tsx'
import { isFileReady, isNarrowed, parseUsersView, usersAddress } from './users-view.ts'

export const meta = titled(adminTitle('Utenti'))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, usersTexts.listFailed, async () => {
    const actor = requireActor(context, 'seePeople')
    const view = parseUsersView(url.searchParams)
    const page = await listUsers(db, actor, view)
    const users = page.items.map((user) => ({
      ...user,
      lacking: lackingToUse(env.SECOND_PROOF, user),
      isSelf: user.id === actor.id,
    }))
    const news = await askedOrDone(db, actor, url.searchParams)
    const isReady = isFileReady(url.searchParams) && may(actor.role, 'exportPeople')
    if (isReady) requireFreshProof({ context, url }, null)
    const file = { isReady, isFresh: isProofFresh(actor) }
    return { view, ...page, items: users, ...news, file, now: Date.now() }
  })

const ground = { db, env, log }

/** What each act of the menu asks for. */
const asksFor: Readonly<Record<UserAct, AdminAct>> = {
  suspend: 'suspend',
  reactivate: 'suspend',
  'give-role': 'giveRoles',
  'take-role': 'giveRoles',
  'end-sessions': 'endSessions',
}

/** Does what an action menu asks for, or the bar of the chosen, and leads back to the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = userActs.asked(form)
  const act = asked ? asksFor[asked] : 'seePeople'
  const actor = requireActor(context, act, userActs.failedText(form))
  const id = idOf(form)
  const view = parseUsersView(url.searchParams)
  const here = usersAddress(view, { after: view.after, before: view.before })
  const done = (act: UserAct, kind: AuditEvent) => {
    audit(context, kind, { subjectId: id })
    return redirect(outcomeAddress(here, { done: act, id }), 303)
  }
  const state = (act: StateAct) => async () => {
    const ids = chosenIds(form)
    const reason = reasonFor(form, actor, ids)
    const { changed, unchanged, refused } = await changeMany(ground, actor, act, ids, reason)
    for (const subjectId of changed) audit(context, stateEvents[act], { subjectId })
    const counts =
      changed.length === ids.length && ids.length === 1 ? [] : [changed.length, unchanged, refused]
    return redirect(outcomeAddress(here, { done: act, id: changed, counts }), 303)
  }
  return carryOut(context, userActs, form, {
    suspend: state('suspend'),
    reactivate: state('reactivate'),
    'end-sessions': state('end-sessions'),
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
  const { view, items, total, next, previous, question, done, file, now } = loaderData
  const here = usersAddress(view, { after: view.after, before: view.before })
  const count = usersText(total)
  const answer = useLastAnswer(actionData)
  const may = useMay()
  const { chosen, choose, chooseNone } = useChosen(items)
  const usersFile = may('exportPeople') && <UsersFile view={view} {...file} />
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
        actions={!file.isReady && usersFile}
      />
      {file.isReady && usersFile}
      <ListScreen
        doneTexts={usersDone(done)}
        failure={failureNote(failureIn(answer))}
        question={question && { act: question, cancelTo: here }}
        search={usersSearch(view, may)}
        list={{
          caption: `Utenti: ${count}`,
          columns: userColumns(view, now, may, { chosen, choose }),
          rows: items,
          idOf: ({ id }) => id,
          children: chosen.length > 0 && (
            <ChosenUsers chosen={chosen} action={here} onNone={chooseNone} />
          ),
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
