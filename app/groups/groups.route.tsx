import { Plus } from 'lucide-react'
import { Form, Link, redirect } from 'react-router'
import { editGroupPath, groupPath, groupsPath } from '../group-paths.ts'
import { dashboardPath, newId } from '../paths.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db } from '../platform/process.server.ts'
import { idOf } from '../records/acts/acts.ts'
import { carryOut } from '../records/acts/carry-out.server.ts'
import { DoneNote, type DoneTexts, useOutcome } from '../records/acts/done-note.tsx'
import { outcomeAddress } from '../records/acts/outcome.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { counted } from '../ui/count-text.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/groups.route.ts'
import { groupListActs } from './group-acts.server.ts'
import { groupTexts } from './group-texts.ts'
import { meetingText } from './group-words.server.ts'
import { listGroups, restoreGroup } from './groups.server.ts'
import './groups.css'

export const meta = titled('I miei gruppi')

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, groupTexts.listFailed, async () => {
    const actor = requireActor(context, 'leadGroups')
    const groups = await listGroups(db, actor)
    const now = new Date()
    const shown = groups.map(({ startsAt, endsAt, ...group }) => ({
      ...group,
      when: meetingText({ startsAt, endsAt }),
      isOver: endsAt <= now,
    }))
    return {
      // The next one first; of those that are over the latest.
      coming: shown.filter(({ isOver }) => !isOver).toReversed(),
      over: shown.filter(({ isOver }) => isOver),
    }
  })

/** 'Annulla' after a group was deleted. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'leadGroups', groupTexts.restoreFailed)
  return carryOut(context, groupListActs, form, {
    restore: async () => {
      const id = idOf(form)
      await restoreGroup(db, actor, id)
      return redirect(outcomeAddress(groupPath(id), { done: 'restore' }), 303)
    },
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, groupTexts.restoreFailed)

export const ErrorBoundary = loadErrorBoundary(groupTexts.listFailed, {
  to: dashboardPath(),
  label: 'Vai alla dashboard',
})

const doneTexts: DoneTexts = {
  delete: ({ id }) => id && <Deleted id={id} />,
  'drop-leader': 'Da adesso il gruppo lo guida una persona sola.',
  'hand-over': 'Il gruppo è passato. Lo trova tra i suoi, in «I miei gruppi».',
}

type Item = Route.ComponentProps['loaderData']['coming'][number]

/** The facilitator's one screen: what is ahead, and what is over. */
export default function Groups({ loaderData, actionData }: Route.ComponentProps) {
  const { coming, over } = loaderData
  return (
    <div className="wrap groups-page">
      <NeedsScript />
      <header className="top">
        <h1>I miei gruppi</h1>
        <p>
          Un gruppo è un incontro: un posto, un'ora, un percorso. Le persone entrano con il codice e
          il loro nome.
        </p>
      </header>
      <DoneNote outcome={useOutcome()} texts={doneTexts} />
      {actionData && (
        <Note kind="bad" role="alert">
          {actionData.message}
        </Note>
      )}
      <p>
        <ButtonLink
          to={editGroupPath(newId)}
          kind="main"
          icon={<Plus aria-hidden="true" className="i" />}
        >
          Nuovo gruppo
        </ButtonLink>
      </p>
      {coming.length + over.length === 0 && (
        <EmptyState
          title="Non hai ancora gruppi"
          text="Fanne uno per il prossimo incontro: poi stampi il foglio con il codice, e lo appendi in sala."
        />
      )}
      <GroupList title="I prossimi" id="prossimi" groups={coming} />
      <GroupList title="Finiti" id="finiti" groups={over} />
    </div>
  )
}

function Deleted({ id }: { id: string }) {
  return (
    <Form method="post" action={groupsPath()} className="row">
      <span>Gruppo eliminato. Le persone tengono quello che hanno fatto.</span>
      <input type="hidden" name="id" value={id} />
      <Button size="small" name="intent" value="restore">
        Annulla
      </Button>
    </Form>
  )
}

const leaderWords = ({ leader, isLed, isSecond }: Item) => {
  if (leader === null) return 'Non lo guida nessuno: aprilo, e passalo a qualcuno.'
  return isLed
    ? `${isSecond ? 'Lo guidi con' : 'Lo guida'} ${leader}`
    : `Lo guidava ${leader}, che adesso non può: aprilo, e passalo a qualcun altro.`
}

function GroupList({ title, id, groups }: { title: string; id: string; groups: Item[] }) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="group-list">
        {groups.map((group) => (
          <li key={group.id}>
            <Link to={groupPath(group.id)} className="wrap-anywhere">
              {group.name}
            </Link>
            <p className="wrap-anywhere">
              {group.place}, {group.when}
            </p>
            <p className="soft small">
              {counted(group.people, 'persona', 'persone')} su{' '}
              {counted(group.seats, 'posto', 'posti')}. Codice <b>{group.code}</b>
              {!group.isOwn && <>. {leaderWords(group)}</>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
