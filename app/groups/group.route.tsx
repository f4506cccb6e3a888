import { DoorOpen, Monitor, Pencil, Printer } from 'lucide-react'
import { Form, redirect } from 'react-router'
import { SlipCard } from '../accounts/slip/slip-card.tsx'
import {
  editGroupPath,
  groupCertificatesPath,
  groupNotebookPath,
  groupPath,
  groupSheetPath,
  groupsPath,
  projectorPath,
} from '../group-paths.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { clientAddressContext } from '../platform/http/context.server.ts'
import { failure, load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env, log } from '../platform/process.server.ts'
import { may } from '../platform/roles.ts'
import { idOf } from '../records/acts/acts.ts'
import { carryOut } from '../records/acts/carry-out.server.ts'
import { DoneNote, type DoneTexts, useOutcome } from '../records/acts/done-note.tsx'
import { outcomeAddress } from '../records/acts/outcome.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { counted } from '../ui/format-number.ts'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import { PrintButton } from '../ui/print-button.tsx'
import type { Route } from './+types/group.route.ts'
import { readBoard } from './board.server.ts'
import { countBoard } from './board.ts'
import { BoardSection } from './board-section.tsx'
import { makeGroupCertificates } from './certificates.server.ts'
import { CodeLetters } from './code-letters.tsx'
import { gatherPages, gatherPlace } from './gather-place.ts'
import { groupActs } from './group-acts.server.ts'
import { Deletion, HandOver } from './group-ends.tsx'
import { findLeader, offerGroup } from './group-offer.server.ts'
import { groupTexts } from './group-texts.ts'
import { meetingText } from './group-words.server.ts'
import { deleteGroup, gatherGroup, handOver, holdDoor, readGroup } from './groups.server.ts'
import { lowerHand } from './hands.server.ts'
import { removeMember, renameMember, renewMembersSlip } from './members.server.ts'
import { stepsOf } from './path-steps.server.ts'
import { pathName } from './ready-paths.ts'
import { useBoard } from './use-board.ts'
import './groups.css'

export const meta = titled('Gruppo')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const actor = requireActor(context, 'leadGroups')
    const { group, board } = await readBoard(db, actor, params.id)
    const { id, name, place, seats, code, readyPath } = group
    return {
      group: { id, name, place, seats, code, path: pathName(readyPath), when: meetingText(group) },
      board,
      readAt: Date.now(),
      gatherPages,
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
    'lower-hand': async () => {
      await lowerHand(db, actor, groupId, userId)
      return redirect(groupPath(groupId), 303)
    },
    gather: async () => {
      const { path } = await readGroup(db, actor, groupId)
      const to = String(form.get('dove') ?? '')
      if (!gatherPlace(await stepsOf(db, path), to)) {
        return failure('PLACE_UNKNOWN', 400, groupTexts.placeUnknown)
      }
      await gatherGroup(db, actor, groupId, to)
      return redirect(groupPath(groupId), 303)
    },
    'end-gathering': async () => {
      await gatherGroup(db, actor, groupId, null)
      return redirect(groupPath(groupId), 303)
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
      const email = String(form.get('email') ?? '')
      if (may(actor.role, 'giveRoles')) {
        await handOver(db, actor, groupId, await findLeader(db, email))
        return redirect(outcomeAddress(groupsPath(), { done: 'share' }), 303)
      }
      const from = context.get(clientAddressContext)
      await offerGroup({ db, env, log }, actor, groupId, { email, from })
      return redirect(outcomeAddress(groupPath(groupId), { done: 'share' }), 303)
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
  share:
    "Se questa persona può guidare gruppi, riceve un'email: il gruppo è suo quando lo prende. Fino ad allora resta tuo.",
  take: 'Adesso lo guidi tu.',
  restore: 'Il gruppo è tornato, con le sue persone.',
  forget: 'La persona non è più nel gruppo. Quello che ha fatto resta suo.',
  activate: 'La porta è aperta: per due ore si entra anche fuori orario.',
  deactivate: "La porta è chiusa: si entra solo all'ora dell'incontro.",
}

/** Who is in, where each is, and what the facilitator does about it. */
export default function Group({ loaderData, actionData }: Route.ComponentProps) {
  const { group, gatherPages: pages } = loaderData
  const live = useBoard(group.id, loaderData.board, loaderData.readAt)
  const finished = countBoard(live.board).finished.length
  const renewed = actionData && 'renewed' in actionData ? actionData.renewed : null
  const message = actionData && 'message' in actionData ? actionData.message : null
  return (
    <div className="wrap groups-page">
      <NeedsScript />
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
        <ButtonLink
          to={projectorPath(group.id)}
          icon={<Monitor aria-hidden="true" className="i" />}
        >
          Per il proiettore
        </ButtonLink>
        <Door id={group.id} isOpen={live.board.isOpen} heldUntil={live.board.heldUntil} />
      </div>
      <BoardSection group={group} live={live} pages={pages}>
        {finished > 0 && (
          <Form method="post" action={groupPath(group.id)} className="row">
            <span>{counted(finished, 'ha finito', 'hanno finito')} tutti i passi.</span>
            <Button name="intent" value="take" icon={<Printer aria-hidden="true" className="i" />}>
              Gli attestati
            </Button>
          </Form>
        )}
      </BoardSection>
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
      <SlipCard name={name} group={group} slip={slip} site={site} />
      <div className="row noprint">
        <PrintButton>Stampa</PrintButton>
      </div>
    </section>
  )
}

type DoorProps = { id: string; isOpen: boolean; heldUntil: string | null }

function Door({ id, isOpen, heldUntil }: DoorProps) {
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
