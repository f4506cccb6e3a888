import { ArrowRight, Check, Printer } from 'lucide-react'
import { Form, Link, redirect } from 'react-router'
import { certificatePath, codesPath, groupPathPath, slipPath } from '../group-paths.ts'
import { dashboardPath } from '../paths.ts'
import { hasSlip } from '../platform/has-address.ts'
import { audit } from '../platform/http/audit-log.server.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import { attempt, failure, load } from '../platform/http/failure.server.ts'
import { readForm } from '../platform/http/read-form.server.ts'
import { db } from '../platform/process.server.ts'
import { unknownAct } from '../records/acts/acts.ts'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { formatDay } from '../ui/format-date.ts'
import { keepScreen } from '../ui/keep-screen.ts'
import { loadErrorBoundary } from '../ui/load-error.tsx'
import { Note } from '../ui/note.tsx'
import { titled } from '../ui/page-title.ts'
import type { Route } from './+types/path.route.ts'
import { listCertificates, makeCertificate } from './certificates.server.ts'
import { groupTexts } from './group-texts.ts'
import { meetingText } from './group-words.server.ts'
import { leadersDo } from './leader-words.ts'
import { latestGroupOf, leaveGroup, readOwnGroup } from './members.server.ts'
import { markStep, stepsOf, unmarkStep, walkedSteps } from './path-steps.server.ts'
import { pathName } from './ready-paths.ts'
import './groups.css'

export const meta = titled('Il mio percorso')

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(context, groupTexts.loadFailed, async () => {
    const user = requireUser(context)
    const id = params.id ?? (await latestGroupOf(db, user))
    const certificates = (await listCertificates(db, user)).map(({ madeAt, ...certificate }) => ({
      ...certificate,
      day: formatDay(madeAt),
    }))
    if (id === null) return { group: null, steps: [], certificates, hasSlip: hasSlip(user) }
    const group = await readOwnGroup(db, user, id)
    const { name, called, place, leaders, readyPath, endsAt } = group
    return {
      group: {
        ...{ id, name, called, place, leaders, path: pathName(readyPath) },
        ...{ when: meetingText(group), isOver: endsAt <= new Date() },
      },
      steps: await walkedSteps(db, user, group.path),
      certificates,
      hasSlip: hasSlip(user),
    }
  })

/** Notes that a step is done which nothing else notes, or takes it back, makes the attestato, or leaves the group. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const isLeaving = form.get('intent') === 'leave'
  const isTaking = form.get('intent') === 'take-certificate'
  const failed = isTaking ? groupTexts.certificateFailed : groupTexts.stepFailed
  return attempt(context, isLeaving ? groupTexts.leaveFailed : failed, async () => {
    const user = requireUser(context)
    if (isTaking) {
      return redirect(certificatePath(await makeCertificate(db, user, params.id ?? '')), 303)
    }
    const group = await readOwnGroup(db, user, params.id ?? '')
    if (isLeaving) {
      await leaveGroup(db, user, group.id)
      audit(context, 'groupLeft', { subjectId: group.id })
      return redirect(dashboardPath(), 303)
    }
    const ref = String(form.get('id') ?? '')
    const step = (await stepsOf(db, group.path)).find((one) => one.ref === ref)
    const intent = form.get('intent')
    if (!step || (intent !== 'complete' && intent !== 'undo')) {
      return failure('BAD_REQUEST', 400, unknownAct)
    }
    await (intent === 'undo' ? unmarkStep : markStep)(db, user, step)
    // Where the step was opened the page stays, with what is on it.
    return form.has('resta') ? { marked: ref } : redirect(groupPathPath(group.id), 303)
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, groupTexts.stepFailed)

export const ErrorBoundary = loadErrorBoundary(groupTexts.loadFailed, {
  to: dashboardPath(),
  label: 'Vai alla dashboard',
})

type Step = Route.ComponentProps['loaderData']['steps'][number]

/** The steps in their order, with what is done; the next one is the one large button. */
export default function GroupPath({ loaderData, actionData }: Route.ComponentProps) {
  const { group, steps, certificates, hasSlip } = loaderData
  if (!group) return <NoGroup certificates={certificates} />
  const own = certificates.find(({ groupId }) => groupId === group.id)
  const at = steps.findIndex(({ isDone }) => !isDone)
  const next = steps[at]
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className="wrap group-path">
      <header className="top">
        <p className="soft wrap-anywhere">{group.name}</p>
        <h1>{group.path}</h1>
        <p>
          {done} {done === 1 ? 'passo fatto' : 'passi fatti'} su {steps.length}.
        </p>
      </header>
      {actionData && 'message' in actionData && (
        <Note kind="bad" role="alert">
          {actionData.message}
        </Note>
      )}
      {next ? (
        <>
          <p>
            <ButtonLink to={next.to} kind="main" size="big">
              Vai al passo {at + 1}: {next.title}
              <ArrowRight aria-hidden="true" className="i" />
            </ButtonLink>
          </p>
          {next.isByHand && (
            <p>
              Quando l'hai provato, premi «L'ho fatto», lì o qui sotto: il passo {at + 1} è fatto.
            </p>
          )}
        </>
      ) : (
        <Note kind="ok">
          {steps.length > 0 ? 'Hai fatto tutti i passi!' : 'Questo percorso non ha ancora passi.'}{' '}
          Puoi rifarli quando vuoi.
        </Note>
      )}
      {(own || group.isOver || (!next && steps.length > 0)) && (
        <Form method="post" action={groupPathPath(group.id)}>
          <Button
            kind="main"
            size="big"
            name="intent"
            value="take-certificate"
            icon={<Printer aria-hidden="true" className="i" />}
          >
            Il tuo attestato
          </Button>
        </Form>
      )}
      <ol className="path-steps">
        {steps.map((step, index) => (
          <StepRow
            key={step.ref}
            step={step}
            groupId={group.id}
            number={index + 1}
            isNext={step === next}
          />
        ))}
      </ol>
      <Certificates certificates={certificates.filter((one) => one !== own)} />
      <section className="stack" aria-labelledby="gruppo">
        <h2 id="gruppo" className="text-xl">
          Il gruppo
        </h2>
        <p className="wrap-anywhere">
          {group.place}, {group.when}.
          {group.leaders.length > 0 &&
            ` ${leadersDo(group.leaders, 'ti accompagna: vede', 'ti accompagnano: vedono')} il tuo nome, «${group.called}», e a che passo sei, non quello che scrivi.`}
        </p>
        {hasSlip && (
          <p>
            Per tornare, anche da casa: apri <Link to={codesPath()}>Sono in un gruppo</Link> e
            scrivi le parole del tuo biglietto. <Link to={slipPath()}>Guarda il tuo biglietto</Link>
            . L'account resta per 12 mesi dall'ultima volta che entri.
          </p>
        )}
        <details>
          <summary className={buttonClass({ kind: 'quiet' }, '-ml-2.5')}>Lascia il gruppo</summary>
          <Form method="post" action={groupPathPath(group.id)} className="stack pt-3">
            <p>Quello che hai fatto resta nel tuo account.</p>
            <input type="hidden" name="intent" value="leave" />
            <p>
              <Button>Lascia questo gruppo</Button>
            </p>
          </Form>
        </details>
      </section>
    </div>
  )
}

type StepRowProps = { step: Step; groupId: string; number: number; isNext: boolean }

function StepRow({ step, groupId, number, isNext }: StepRowProps) {
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <span className={step.isDone ? 'arch-number ok' : 'arch-number'} aria-hidden="true">
        {step.isDone ? <Check className="i" /> : number}
      </span>
      <div>
        <Link to={step.to}>
          <span className="vh">Passo {number}. </span>
          {step.title}
        </Link>
        {step.isDone && <span className="small soft">Fatto</span>}
      </div>
      {step.isByHand && (
        <Form method="post" action={groupPathPath(groupId)}>
          <input type="hidden" name="id" value={step.ref} />
          <Button
            size="small"
            kind={step.isDone ? 'quiet' : 'plain'}
            name="intent"
            value={step.isDone ? 'undo' : 'complete'}
          >
            {step.isDone ? 'No, non ancora' : "L'ho fatto"}
            <span className="vh">: {step.title}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}

type CertificatesProps = { certificates: Route.ComponentProps['loaderData']['certificates'] }

/** Attestati of other groups, also of those that are gone. */
function Certificates({ certificates }: CertificatesProps) {
  if (certificates.length === 0) return null
  return (
    <section className="stack" aria-labelledby="attestati">
      <h2 id="attestati" className="text-xl">
        I tuoi attestati
      </h2>
      <ul className="group-list">
        {certificates.map(({ id, path, place, day }) => (
          <li key={id}>
            <Link to={certificatePath(id)}>{path}</Link>
            <span className="small wrap-anywhere">
              {place}, {day}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoGroup({ certificates }: CertificatesProps) {
  return (
    <div className="wrap narrow sec stack gap-5">
      <h1>Il mio percorso</h1>
      <p>
        Adesso non sei in nessun gruppo. Quello che hai fatto resta nel tuo account: lo ritrovi
        nella <Link to={dashboardPath()}>dashboard</Link>.
      </p>
      <p>
        <ButtonLink to={codesPath()} kind="main">
          Ho il codice di un gruppo
        </ButtonLink>
      </p>
      <Certificates certificates={certificates} />
    </div>
  )
}
