import { CopyPlus, Monitor, Pencil, Printer } from 'lucide-react'
import { Form, redirect } from 'react-router'
import { tryUnaskedMail } from '../accounts/sign-in/attempts.server.ts'
import { tellByMail } from '../accounts/tell-by-mail.server.ts'
import {
  attendancePath,
  editGroupPath,
  groupCertificatesPath,
  groupNotebookPath,
  groupPath,
  groupSheetPath,
  groupsPath,
  projectorPath,
  repeatGroupPath,
} from '../group-paths.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { clientAddressContext } from '../platform/http/context.server.ts'
import { failure, load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db, env, log } from '../platform/process.server.ts'
import { idOf } from '../records/acts/acts.ts'
import { carryOut } from '../records/acts/carry-out.server.ts'
import { DoneNote, type DoneTexts, useOutcome } from '../records/acts/done-note.tsx'
import { outcomeAddress } from '../records/acts/outcome.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { counted } from '../ui/count-text.ts'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/group.route.ts'
import { readBoard } from './board.server.ts'
import { countBoard } from './board.ts'
import { BoardSection, Hands } from './board-section.tsx'
import { makeGroupCertificates } from './certificates.server.ts'
import { closeMeeting } from './close-meeting.server.ts'
import { CodeLetters } from './code-letters.tsx'
import { GroupDoor } from './door.tsx'
import { gatherPages, gatherPlace } from './gather-place.ts'
import { groupActs } from './group-acts.server.ts'
import { Closing, Deletion, HandOver, SecondLeader } from './group-ends.tsx'
import { groupTexts } from './group-texts.ts'
import { meetingText } from './group-words.server.ts'
import { deleteGroup, gatherGroup, holdDoor, isFirst, readGroup } from './groups.server.ts'
import { lowerHand } from './hands.server.ts'
import { endSecond, handOver, leadersOf, nameSecond } from './leaders.server.ts'
import { Removed, Renewed } from './member-notes.tsx'
import { renameMember } from './members.server.ts'
import { stepsOf } from './path-steps.server.ts'
import { pathName } from './ready-paths.ts'
import { renewMembersSlip } from './renewed-slip.server.ts'
import { putMemberBack, removeMember } from './take-out.server.ts'
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
      leaders: await leadersOf(db, group),
      hasSecond: (await leadersOf(db, { ...group, ledBy: null })).length > 0,
      isFirst: isFirst(actor, group),
      board,
      site: new URL(env.PUBLIC_URL).host,
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
  const back = (done: keyof typeof doneTexts) =>
    redirect(outcomeAddress(groupPath(groupId), { done }), 303)
  return carryOut(context, groupActs, form, {
    'rename-member': async () => {
      await renameMember(db, actor, { groupId, userId, name: form.get('nome') })
      return back('rename-member')
    },
    // The words stand in the answer itself, as they are kept nowhere; so does the undo.
    'renew-slip': async () => {
      const renewed = await renewMembersSlip({ db, env }, actor, groupId, userId)
      audit(context, 'slipRenewed', { subjectId: userId })
      return { renewed }
    },
    'take-out': async () => ({ removed: await removeMember({ db, env }, actor, groupId, userId) }),
    undo: async () => {
      await putMemberBack({ db, env }, actor, groupId, String(form.get('annulla') ?? ''))
      return back('undo')
    },
    'close-meeting': async () => {
      await closeMeeting(db, actor, groupId)
      return back('close-meeting')
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
    'hold-door': async () => {
      await holdDoor(db, actor, groupId, true)
      return back('hold-door')
    },
    'release-door': async () => {
      await holdDoor(db, actor, groupId, false)
      return back('release-door')
    },
    'print-certificates': async () => {
      await makeGroupCertificates(db, actor, groupId)
      return redirect(groupCertificatesPath(groupId), 303)
    },
    'add-leader': async () => {
      const second = await nameSecond(db, actor, groupId, String(form.get('email') ?? ''))
      const address = context.get(clientAddressContext)
      if (second && (await tryUnaskedMail(db, env, { email: second.email, address }))) {
        const facts = { path: groupPath(groupId), by: actor.email, about: second.about }
        void tellByMail({ env, log }, second, 'groupShared', facts)
      }
      return back('add-leader')
    },
    'drop-leader': async () => {
      await endSecond(db, actor, groupId)
      return redirect(outcomeAddress(groupsPath(), { done: 'drop-leader' }), 303)
    },
    'hand-over': async () => {
      await handOver(db, actor, groupId, String(form.get('email') ?? ''))
      return redirect(outcomeAddress(groupsPath(), { done: 'hand-over' }), 303)
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

const doneTexts = {
  create: 'Il gruppo è pronto. Stampa il foglio e appendilo in sala.',
  save: 'Salvato.',
  'rename-member': 'Salvato.',
  restore: 'Il gruppo è tornato, con le sue persone.',
  'add-leader': 'Adesso lo guidate in due: lo trova tra i suoi gruppi.',
  undo: 'La persona è di nuovo nel gruppo.',
  'close-meeting':
    "L'incontro è chiuso, e la porta anche: dai dispositivi della sala sono usciti tutti. Su ognuno premi «Finito: cancella tutto».",
  'hold-door': 'La porta è aperta: per due ore si entra anche fuori orario.',
  'release-door': "La porta non è più tenuta aperta: si entra solo all'ora dell'incontro.",
} as const satisfies DoneTexts

type PrintLinkProps = { to: string; kind?: 'main'; children: string }

/** Leads to what is printed. */
const PrintLink = (props: PrintLinkProps) => (
  <ButtonLink {...props} icon={<Printer aria-hidden="true" className="i" />} />
)

/** Who is in, where each is, and what the facilitator does about it. */
export default function Group({ loaderData, actionData }: Route.ComponentProps) {
  const { group, gatherPages: pages, leaders, hasSecond, isFirst, site } = loaderData
  const live = useBoard(group.id, loaderData.board, loaderData.readAt)
  const finished = countBoard(live.board).finished.length
  const renewed = actionData && 'renewed' in actionData ? actionData.renewed : null
  const removed = actionData && 'removed' in actionData ? actionData.removed : null
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
          {live.board.people.length > 0 && <Hands board={live.board} />}
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
      {removed && <Removed groupId={group.id} {...removed} />}
      {renewed && <Renewed {...renewed} site={site} group={group.name} />}
      <div className="row noprint">
        <PrintLink to={groupSheetPath(group.id)} kind="main">
          Il foglio da stampare
        </PrintLink>
        <PrintLink to={groupNotebookPath(group.id)}>Il quaderno dell'incontro</PrintLink>
        <ButtonLink to={editGroupPath(group.id)} icon={<Pencil aria-hidden="true" className="i" />}>
          Cambia il gruppo
        </ButtonLink>
        <ButtonLink
          to={projectorPath(group.id)}
          icon={<Monitor aria-hidden="true" className="i" />}
        >
          Per il proiettore
        </ButtonLink>
        <GroupDoor id={group.id} board={live.board} />
      </div>
      <BoardSection group={group} live={live} pages={pages}>
        {live.board.people.length > 0 && (
          <Form method="post" action={groupPath(group.id)} className="stack">
            <p className="measure">
              {finished > 0 && `${counted(finished, 'ha finito', 'hanno finito')} tutti i passi. `}
              Chi è qui e ne ha fatti meno ha un attestato di partecipazione, con quello che ha
              fatto.
            </p>
            <p className="row">
              <Button
                name="intent"
                value="print-certificates"
                icon={<Printer aria-hidden="true" className="i" />}
              >
                Gli attestati
              </Button>
              <PrintLink to={attendancePath(group.id)}>Elenco delle presenze</PrintLink>
            </p>
          </Form>
        )}
      </BoardSection>
      <div className="row noprint">
        <ButtonLink
          to={repeatGroupPath(group.id)}
          icon={<CopyPlus aria-hidden="true" className="i" />}
        >
          Ripeti il gruppo
        </ButtonLink>
        <Closing groupId={group.id} />
      </div>
      <SecondLeader groupId={group.id} {...{ leaders, hasSecond, isFirst }} />
      <HandOver groupId={group.id} />
      {isFirst && <Deletion groupId={group.id} />}
    </div>
  )
}
