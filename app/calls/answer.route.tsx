import { data, Form, Link, redirect } from 'react-router'
import { adminUsersPath } from '../admin-paths.ts'
import { answerCallPath, groupsPath } from '../group-paths.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { requireActor } from '../platform/http/authorization.server.ts'
import { isFailure } from '../platform/http/is-failure.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db } from '../platform/process.server.ts'
import { may } from '../platform/roles.ts'
import { normal, parseReading } from '../reading/reading.ts'
import { readingWords } from '../reading/reading-words.ts'
import { idOf } from '../records/acts/acts.ts'
import { carryOut } from '../records/acts/carry-out.server.ts'
import { DoneNote } from '../records/acts/done-note.tsx'
import { outcomeAddress } from '../records/acts/outcome.ts'
import { useOutcome } from '../records/acts/use-outcome.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { formatDateTime } from '../ui/format-date.ts'
import { keepScreen } from '../ui/keep-screen.ts'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/answer.route.ts'
import { callTexts, codeField } from './call.ts'
import { answerActs } from './call-acts.server.ts'
import { CallForm } from './call-form.tsx'
import { endSeenCall, openCall } from './calls.server.ts'
import { knownPage } from './known-pages.server.ts'
import './calls.css'

export const meta = titled('Gettone di aiuto')

export const loader = ({ context }: Route.LoaderArgs) => {
  const { role } = requireActor(context, 'answerCalls')
  return may(role, 'leadGroups')
    ? { back: groupsPath(), label: 'I miei gruppi' }
    : { back: adminUsersPath(), label: 'Utenti' }
}

/** Shows a call in the answer itself: no address holds its number, and looking again is noted again. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const actor = requireActor(context, 'answerCalls', answerActs.failedText(form))
  const typed = String(form.get(codeField) ?? '').slice(0, 40)
  const answer = await carryOut(context, answerActs, form, {
    try: async () => {
      const { userId, page, reading, createdAt, until, ...call } = await openCall(db, actor, typed)
      audit(context, 'callSeen', { subjectId: userId })
      return {
        call: {
          ...call,
          page: await knownPage(db, page),
          reading: readingWords(parseReading(reading) ?? normal),
          since: formatDateTime(createdAt),
          until: formatDateTime(until),
        },
      }
    },
    delete: async () => {
      await endSeenCall(db, actor, idOf(form))
      return redirect(outcomeAddress(answerCallPath(), { done: 'delete' }), 303)
    },
  })
  return isFailure(answer) ? data({ ...answer.data, typed }, answer.init ?? {}) : answer
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, callTexts.openFailed)

/** What whoever helps sees of a call: where somebody was, how they read, and what they ticked. */
export default function AnswerCall({ loaderData, actionData }: Route.ComponentProps) {
  const call = actionData && 'call' in actionData ? actionData.call : null
  const failed = actionData && 'message' in actionData ? actionData : null
  const typed = failed && 'typed' in failed ? String(failed.typed) : undefined
  return (
    <div className="wrap call-page">
      <BackLink to={loaderData.back}>{loaderData.label}</BackLink>
      <h1>Gettone di aiuto</h1>
      <DoneNote
        outcome={useOutcome()}
        texts={{ delete: 'Il gettone è finito. Nessuno lo vede più.' }}
      />
      {call && <Seen call={call} />}
      <CallForm key={call?.id ?? 'none'} error={failed?.message} typed={typed} />
    </div>
  )
}

type Call = Extract<Route.ComponentProps['actionData'], { call: unknown }>['call']

function Seen({ call: { id, page, reading, text, since, until } }: { call: Call }) {
  return (
    <section className="call-seen" aria-labelledby="visto">
      <h2 id="visto">Chi ti chiede aiuto</h2>
      <dl>
        <div>
          <dt>Dove era</dt>
          <dd className="wrap-anywhere">
            {page?.to ? <Link to={page.to}>{page.title}</Link> : (page?.title ?? 'Non si sa')}
            {page && !page.to && ' (si apre solo sul suo schermo)'}
          </dd>
        </div>
        <div>
          <dt>Come legge</dt>
          <dd>{reading}</dd>
        </div>
        <div>
          <dt>Quando</dt>
          <dd>
            {since}. Il gettone vale fino al {until}.
          </dd>
        </div>
      </dl>
      {text === null ? (
        <p>Non ha scelto di farti vedere un testo. Chiedi di leggertelo, se serve.</p>
      ) : (
        <>
          <h3 id="testo-visto">Il testo che ha scelto di farti vedere</h3>
          <section className="call-text wrap-anywhere" aria-labelledby="testo-visto">
            {text}
          </section>
        </>
      )}
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button name="intent" value="delete">
          Ho finito: chiudi il gettone
        </Button>
      </Form>
    </section>
  )
}
