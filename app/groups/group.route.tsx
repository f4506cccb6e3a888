import { DoorOpen, Pencil, Printer } from 'lucide-react'
import { Form, redirect } from 'react-router'
import {
  editGroupPath,
  groupCertificatesPath,
  groupNotebookPath,
  groupPath,
  groupSheetPath,
  groupsPath,
} from '../group-paths.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env } from '../platform/process.server.ts'
import { idOf } from '../records/acts/acts.ts'
import { carryOut } from '../records/acts/carry-out.server.ts'
import { DoneNote, type DoneTexts } from '../records/acts/done-note.tsx'
import { outcomeAddress } from '../records/acts/outcome.ts'
import { useOutcome } from '../records/acts/use-outcome.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { counted } from '../ui/format-number.ts'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import { useMay } from '../ui/use-may.ts'
import type { Route } from './+types/group.route.ts'
import { makeGroupCertificates } from './certificates.server.ts'
import { CodeLetters } from './code-letters.tsx'
import { groupActs } from './group-acts.server.ts'
import { isDoorOpen } from './group-rules.ts'
import { groupTexts } from './group-texts.ts'
import { atTime, meetingText } from './group-words.server.ts'
import { deleteGroup, handOver, holdDoor, readGroup } from './groups.server.ts'
import { MemberList } from './member-list.tsx'
import { listMembers, removeMember, renameMember, renewMembersSlip } from './members.server.ts'
import { doneSteps, stepsOf } from './path-steps.server.ts'
import { pathName } from './ready-paths.ts'
import { SlipTicket } from './slip-ticket.tsx'
import './groups.css'

export const meta = titled('Gruppo')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const actor = requireActor(context, 'leadGroups')
    const group = await readGroup(db, actor, params.id)
    const members = await listMembers(db, actor, group.id)
    const steps = await stepsOf(db, group.path)
    const ids = members.map(({ id }) => id)
    const done = await doneSteps(db, ids, steps)
    const now = new Date()
    const { id, name, place, seats, code, readyPath, doorOpenUntil } = group
    const isHeld = doorOpenUntil !== null && doorOpenUntil > now
    return {
      group: {
        ...{ id, name, place, seats, code, path: pathName(readyPath), when: meetingText(group) },
        isOpen: isDoorOpen(group, now),
        heldUntil: isHeld ? atTime(doorOpenUntil) : null,
      },
      steps: steps.map(({ ref, title }) => ({ ref, title })),
      members: members.map(({ id: memberId, name: called, hasSlip }) => {
        const at = steps.findIndex(({ ref }) => !done.get(memberId)?.has(ref))
        return {
          ...{ id: memberId, name: called, hasSlip },
          done: steps.map(({ ref }) => done.get(memberId)?.has(ref) ?? false),
          /** The step to do next, from 0; -1: all are done. */
          at,
        }
      }),
    }
  })

/** What the facilitator does with the group and its people. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'leadGroups', groupActs.failedText(form))
  const groupId = params.id
  const userId = idOf(form)
  const back = (done: 'save' | 'forget' | 'activate' | 'deactivate') =>
    redirect(outcomeAddress(groupPath(groupId), { done }), 303)
  return carryOut(context, groupActs, form, {
    save: async () => {
      await renameMember(db, actor, { groupId, userId, name: form.get('nome') })
      return back('save')
    },
    reset: async () => {
      const renewed = await renewMembersSlip({ db, env }, actor, groupId, userId)
      audit(context, 'slipRenewed', { subjectId: userId })
      // Shown in the answer itself: the words are stored nowhere.
      return { renewed: { ...renewed, site: new URL(env.PUBLIC_URL).host } }
    },
    forget: async () => {
      await removeMember(db, actor, groupId, userId)
      return back('forget')
    },
    activate: async () => {
      await holdDoor(db, actor, groupId, true)
      return back('activate')
    },
    deactivate: async () => {
      await holdDoor(db, actor, groupId, false)
      return back('deactivate')
    },
    take: async () => {
      await makeGroupCertificates(db, actor, groupId)
      return redirect(groupCertificatesPath(groupId), 303)
    },
    share: async () => {
      await handOver(db, actor, groupId, String(form.get('email') ?? ''))
      return redirect(outcomeAddress(groupsPath(), { done: 'share' }), 303)
    },
    delete: async () => {
      await deleteGroup(db, actor, groupId)
      return redirect(outcomeAddress(groupsPath(), { done: 'delete', id: groupId }), 303)
    },
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, groupTexts.actFailed)

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: groupsPath(),
  label: 'Torna ai gruppi',
})

const doneTexts: DoneTexts = {
  create: 'Il gruppo è pronto. Stampa il foglio e appendilo in sala.',
  save: 'Salvato.',
  restore: 'Il gruppo è tornato, con le sue persone.',
  forget: 'La persona non è più nel gruppo. Quello che ha fatto resta suo.',
  activate: 'La porta è aperta: per due ore si entra anche fuori orario.',
  deactivate: "La porta è chiusa: si entra solo all'ora dell'incontro.",
}

/** Who is in, where each is, and what the facilitator does about it. */
export default function Group({ loaderData, actionData }: Route.ComponentProps) {
  const { group, steps, members } = loaderData
  const renewed = actionData && 'renewed' in actionData ? actionData.renewed : null
  const message = actionData && 'message' in actionData ? actionData.message : null
  const finished = members.filter(({ at }) => at < 0 && steps.length > 0).length
  return (
    <div className="wrap groups-page">
      <BackLink to={groupsPath()}>I miei gruppi</BackLink>
      <header className="group-head">
        <div>
          <h1 className="wrap-anywhere">{group.name}</h1>
          <p className="wrap-anywhere">
            {group.place}, {group.when}. Percorso «{group.path}».
          </p>
        </div>
        <div>
          <p className="lbl">Per entrare, il codice</p>
          <CodeLetters code={group.code} />
        </div>
      </header>
      <DoneNote outcome={useOutcome()} texts={doneTexts} />
      {message && (
        <Note kind="bad" role="alert">
          {message}
        </Note>
      )}
      {renewed && <Renewed {...renewed} group={group.name} />}
      <div className="row noprint">
        <ButtonLink
          to={groupSheetPath(group.id)}
          kind="main"
          icon={<Printer aria-hidden="true" className="i" />}
        >
          Il foglio da stampare
        </ButtonLink>
        <ButtonLink
          to={groupNotebookPath(group.id)}
          icon={<Printer aria-hidden="true" className="i" />}
        >
          Il quaderno dell'incontro
        </ButtonLink>
        <ButtonLink to={editGroupPath(group.id)} icon={<Pencil aria-hidden="true" className="i" />}>
          Cambia il gruppo
        </ButtonLink>
        <Door group={group} />
      </div>
      <section aria-labelledby="persone" className="noprint">
        <h2 id="persone">
          {counted(members.length, 'persona', 'persone')} su {group.seats}
        </h2>
        {finished > 0 && (
          <Form method="post" action={groupPath(group.id)} className="row">
            <span>{counted(finished, 'ha finito', 'hanno finito')} tutti i passi.</span>
            <Button name="intent" value="take" icon={<Printer aria-hidden="true" className="i" />}>
              Gli attestati
            </Button>
          </Form>
        )}
        <MemberList groupId={group.id} steps={steps} members={members} />
        <p className="small soft">
          Vedi i nomi che hanno scelto e i passi. Quello che scrivono resta solo loro.
        </p>
      </section>
      <HandOver groupId={group.id} />
      <Deletion groupId={group.id} />
    </div>
  )
}

type RenewedProps = { name: string; slip: string; site: string; group: string }

function Renewed({ name, slip, site, group }: RenewedProps) {
  return (
    <section className="stack slip-new" aria-labelledby="nuovo">
      <h2 id="nuovo">Il biglietto nuovo</h2>
      <p className="noprint">
        Stampalo o copialo adesso: queste parole si vedono solo ora. Il biglietto di prima non vale
        più, e chi era dentro con quello deve rientrare.
      </p>
      <SlipTicket name={name} group={group} slip={slip} site={site} />
      <div className="row noprint">
        <PrintButton>Stampa</PrintButton>
      </div>
    </section>
  )
}

type DoorProps = { group: { id: string; isOpen: boolean; heldUntil: string | null } }

function Door({ group: { id, isOpen, heldUntil } }: DoorProps) {
  const words = heldUntil
    ? `La porta è aperta fino ${heldUntil}.`
    : isOpen
      ? "La porta è aperta: è l'ora dell'incontro."
      : "La porta è chiusa: si apre un'ora prima dell'incontro."
  return (
    <Form method="post" action={groupPath(id)} className="row">
      <Button
        name="intent"
        value={heldUntil ? 'deactivate' : 'activate'}
        icon={<DoorOpen aria-hidden="true" className="i" />}
      >
        {heldUntil ? 'Chiudi la porta' : 'Tieni aperta la porta'}
      </Button>
      <span className="small">{words}</span>
    </Form>
  )
}

function HandOver({ groupId }: { groupId: string }) {
  const may = useMay()
  return (
    <details className="noprint">
      <summary className={buttonClass({ kind: 'quiet' }, '-ml-2.5')}>Passa il gruppo</summary>
      <Form method="post" action={groupPath(groupId)} className="stack pt-3 measure">
        <p>
          Da quel momento lo guida un altro Facilitatore.
          {may('giveRoles') ? '' : ' Tu non lo vedi più.'}
        </p>
        <TextField
          name="email"
          type="email"
          label="La sua email"
          autoComplete="off"
          required
          maxLength={254}
        />
        <p>
          <Button name="intent" value="share">
            Passa il gruppo
          </Button>
        </p>
      </Form>
    </details>
  )
}

function Deletion({ groupId }: { groupId: string }) {
  return (
    <details className="noprint">
      <summary className={buttonClass({ kind: 'danger' })}>Elimina il gruppo</summary>
      <Form method="post" action={groupPath(groupId)} className="stack pt-3 measure">
        <p>
          Il codice non vale più, e non vedi più le persone. Loro tengono quello che hanno fatto.
          Per 30 giorni puoi tornare indietro subito, con «Annulla».
        </p>
        <p>
          <Button kind="danger-full" name="intent" value="delete">
            Elimina il gruppo
          </Button>
        </p>
      </Form>
    </details>
  )
}
