import { redirect } from 'react-router'
import { adminUsersPath, invitePath } from '../../admin-paths.ts'
import { dashboardPath } from '../../paths.ts'
import { type AuditEvent, audit } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { lackingToUse, type Right } from '../../platform/roles.ts'
import { idOf, keepActs } from '../../records/acts/acts.ts'
import { carryOut } from '../../records/acts/carry-out.server.ts'
import { outcomeAddress } from '../../records/acts/outcome.ts'
import { adminErrorBoundary } from '../../records/frame/admin-error.tsx'
import { PageHead } from '../../records/frame/page-head.tsx'
import { pagesAround } from '../../records/list/list-page.ts'
import { failureIn, failureNote, ListScreen } from '../../records/list/list-screen.tsx'
import { requireFreshProof } from '../../security/fresh-proof.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { adminTitle, titled } from '../../ui/page-title.ts'
import { useMay } from '../../ui/use-may.ts'
import { changeRole } from '../change-role.server.ts'
import { changeState } from '../desk/help-person.server.ts'
import { type UsersView, usersText, usersTexts } from '../users.ts'
import { listUsers } from '../users-list.server.ts'
import type { Route } from './+types/users.route.ts'
import { stateEvents } from './desk-request.server.ts'
import { type MenuAct, menuActs } from './user-acts.ts'
import { usersDoneText } from './users-request.server.ts'
import { usersSearch } from './users-search.tsx'
import { userColumns } from './users-table.tsx'
import { narrowsUsers, parseUsersView, usersAddress } from './users-view.ts'

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
    const done = await usersDoneText(db, actor, url.searchParams)
    return { view, ...page, items: users, done, now: Date.now() }
  })

const ground = { db, env, log }

/** The right that each act needs. The menu asks for no reason, so that its acts are for administrators alone. */
const needs: Readonly<Record<MenuAct, Right>> = {
  suspend: 'giveRoles',
  reactivate: 'giveRoles',
  'give-role': 'giveRoles',
  'take-role': 'giveRoles',
}

/** Does what an action menu asks for, and leads back to the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = menuActs.asked(form)
  const right = asked ? needs[asked] : 'seePeople'
  const actor = requireActor(context, right, menuActs.failedText(form))
  const id = idOf(form)
  const view = parseUsersView(url.searchParams)
  const here = usersAddress(view, { page: view.page })
  const done = (act: MenuAct, kind: AuditEvent) => {
    audit(context, kind, { subjectId: id })
    return redirect(outcomeAddress(here, { done: act, id }), 303)
  }
  const state = (act: 'suspend' | 'reactivate') => async () => {
    await changeState(ground, actor, act, id, null)
    return done(act, stateEvents[act])
  }
  return carryOut(context, menuActs, form, {
    suspend: state('suspend'),
    reactivate: state('reactivate'),
    'give-role': async () => {
      requireFreshProof({ context, request, url })
      await changeRole(ground, actor, id, 'admin')
      return done('give-role', 'roleGiven')
    },
    'take-role': async () => {
      requireFreshProof({ context, request, url })
      await changeRole(ground, actor, id, 'customer')
      const answer = done('take-role', 'roleTaken')
      // After giving up one's own role there is no place here any more.
      return id === actor.id ? redirect(dashboardPath(), 303) : answer
    },
  })
}

export const clientAction = keepActs(menuActs)

export const ErrorBoundary = adminErrorBoundary(usersTexts.listFailed)

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { view, items, total, done, now } = loaderData
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
        actions={may('giveRoles') && <ButtonLink to={invitePath()}>Invita una persona</ButtonLink>}
      />
      <ListScreen
        doneTexts={doneTexts(done)}
        failure={failureNote(failureIn(answer))}
        search={usersSearch(view, may)}
        list={{
          caption: `Utenti: ${count}`,
          columns: userColumns(view, now, may),
          rows: items,
          idOf: ({ id }) => id,
        }}
        none={<NobodyHere view={view} />}
        pager={{
          said: count,
          ...pagesAround(view.page, total, (page) => usersAddress(view, { page })),
        }}
      />
    </>
  )
}

const doneTexts = (done: string | null) => ({
  delete: 'Account eliminato.',
  ...{ suspend: done, reactivate: done, 'give-role': done, 'take-role': done },
})

/** Whoever is looked for may be among the others. */
function NobodyHere({ view }: { view: UsersView }) {
  return (
    <EmptyState
      title="Nessun utente trovato"
      text={narrowsUsers(view) ? 'Prova con meno lettere, o togli i filtri.' : undefined}
      action={
        narrowsUsers(view) ? (
          <p className="row justify-center">
            {view.query !== '' && view.kind === 'ofGroup' && (
              <ButtonLink to={usersAddress(view, { kind: 'addressed' })}>
                Cerca tra tutti
              </ButtonLink>
            )}
            <ButtonLink to={adminUsersPath()}>Mostra tutti gli utenti</ButtonLink>
          </p>
        ) : undefined
      }
    />
  )
}
