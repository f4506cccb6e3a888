import { data, redirect, redirectDocument } from 'react-router'
import { dashboardPath, goodbyePath } from '../../paths.ts'
import { addressOf, hasAddress, hasSlip } from '../../platform/has-address.ts'
import { type AuditEvent, audit } from '../../platform/http/audit-log.server.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { clientAddressContext } from '../../platform/http/context.server.ts'
import { attempt, failure, load } from '../../platform/http/failure.server.ts'
import { requireFreshProof } from '../../platform/http/fresh-proof.server.ts'
import { isFailure } from '../../platform/http/is-failure.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { leastFor } from '../../platform/password-least.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { unknownAct } from '../../records/acts/acts.ts'
import { askedId } from '../../records/acts/question.ts'
import { useOutcome } from '../../records/acts/use-outcome.ts'
import { difficulties, difficultyLabels } from '../../records/content/content.ts'
import { readSecondProof } from '../../security/second-proof/second-proof.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { titled } from '../../ui/page-title.ts'
import { readAskedChange } from '../address/address-change.server.ts'
import { tellByMail } from '../mails.server.ts'
import { listSessions } from '../session/sessions.server.ts'
import { auth } from '../sign-in/auth.server.ts'
import { knownBrowserCookie } from '../sign-in/known-browser.server.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import type { Route } from './+types/settings.route.ts'
import { AddressSection } from './address-section.tsx'
import { DataSection } from './data-section.tsx'
import { isSignInFresh } from './delete-account.server.ts'
import { DeletionSection } from './deletion-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondProofSection } from './second-proof-section.tsx'
import { signInMethods, waitingRole } from './settings.server.ts'
import {
  answerAgain,
  answerToFailure,
  answerToInvalid,
  failedText,
  type SettingsAnswer,
  settingsIntent,
  submitSettings,
} from './settings-action.server.ts'
import {
  type DoneByForm,
  doneMessage,
  intents,
  settingsAddress,
  settingsLoadFailed,
} from './settings-forms.ts'
import { settingsTexts } from './settings-texts.ts'
import { WaitingRole } from './waiting-role.tsx'

export const meta = titled('Impostazioni')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, settingsLoadFailed, async () => {
    const user = requireUser(context)
    const { name, city, techLevel, givenRole } = user
    const canSendMail = mailDelivery(env) !== 'none'
    return {
      person: { name, email: addressOf(user), city, techLevel },
      levels: difficulties.map((level) => ({ level, label: difficultyLabels[level] })),
      waiting: waitingRole(user, canSendMail),
      passwordLeast: leastFor(givenRole),
      asked: await readAskedChange(db, user),
      methods: await signInMethods({ db, env }, user),
      mayHavePassword: mayHavePassword(env, givenRole),
      hasSlip: hasSlip(user),
      secondProof: await readSecondProof(db, user),
      devices: await listSessions(db, user),
      isFresh: await isSignInFresh(db, user),
      canSendMail,
      isDeleting: askedId(url.searchParams, 'delete') !== null,
    }
  })

const auditEvents = {
  save: 'profileChanged',
  'change-address': 'addressAsked',
  forget: 'addressAsked',
  'change-password': 'passwordChanged',
  'send-reset': 'resetAsked',
  'delay-reset': 'resetAsked',
  'end-session': 'sessionsEnded',
  'end-other-sessions': 'sessionsEnded',
  deleted: 'accountDeleted',
} as const satisfies Record<DoneByForm | 'deleted', AuditEvent>

/** Carries out one of the forms: a redirect when it is done, else what is wrong with it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const sent = await readForm(request)
  const asked = settingsIntent(sent)
  if (!asked) throw failure('BAD_REQUEST', 400, unknownAct)
  const address = context.get(clientAddressContext)
  const cookies = request.headers.get('Cookie')
  const user = requireUser(context)
  // Who has no address yet has nothing but the session and the slip.
  const mayBeFound = asked.intent === 'change-address' && hasAddress(user)
  if (mayBeFound && !(await signInMethods({ db, env }, user)).hasPassword) {
    requireFreshProof({ context, request, url })
  }
  const signInContext = { db, env, log, auth: auth(), address, cookies }
  const outcome = await attempt(context, failedText(asked.form), () =>
    submitSettings(signInContext, user, asked.intent, sent),
  )
  if (typeof outcome === 'string') audit(context, auditEvents[outcome])
  if (outcome === 'deleted') {
    void tellByMail({ env, log }, user, 'accountDeleted', null)
    return leave(request)
  }
  if (typeof outcome === 'string') return redirect(settingsAddress(asked.form, outcome), 303)
  if ('again' in outcome) return data(answerAgain(asked.form, sent, outcome.again))
  if ('changed' in outcome) {
    audit(context, auditEvents['change-password'])
    void tellByMail({ env, log }, user, 'passwordChanged', null)
    // A known browser stays one.
    const cookie = user.isShared ? null : knownBrowserCookie(env, cookies, outcome.changed)
    const headers = cookie ? { 'Set-Cookie': cookie } : undefined
    return redirect(settingsAddress('password', 'change-password'), { status: 303, headers })
  }
  if (isFailure(outcome)) {
    return data(answerToFailure(asked, sent, outcome.data), outcome.init ?? {})
  }
  return data(answerToInvalid(asked.form, sent, outcome.errors), { status: 400 })
}

/** When no answer of the form's own comes, it stays as it is and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData()
  const answer = await keepScreen(serverAction, settingsTexts.saveFailed)
  if (!isFailure(answer)) return answer
  const { message } = answer.data
  const kept: SettingsAnswer = {
    form: intents[String(sent.get('intent')) as keyof typeof intents],
    errors: [{ message }],
    values: { name: '', city: '', techLevel: '', email: '', ...Object.fromEntries(sent) },
    meant: null,
  }
  return data(kept, answer.init ?? {})
}

/** The account is gone: the browser forgets its session too, and the page what it knows. */
async function leave(request: Request) {
  const { headers } = await auth().api.signOut({ headers: request.headers, returnHeaders: true })
  return redirectDocument(goodbyePath(), { status: 303, headers })
}

export const ErrorBoundary = loadErrorBoundary(settingsLoadFailed, {
  to: dashboardPath(),
  label: 'Torna alla dashboard',
})

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { person, levels, waiting, passwordLeast, methods, secondProof } = loaderData
  const { asked, devices, isFresh, canSendMail, isDeleting, hasSlip } = loaderData
  const answer = useLastAnswer(actionData)
  const shared = { answer, outcome: doneMessage(useOutcome()) }
  return (
    <div className="wrap pt-6 pb-16">
      <BackLink to={dashboardPath()}>Torna alla dashboard</BackLink>
      <header className="top pt-4">
        <h1>Impostazioni</h1>
        <p>Il tuo nome, l'email, la password, i dispositivi e i tuoi dati: decidi tu.</p>
      </header>
      {waiting && <WaitingRole {...waiting} />}
      <ProfileSection person={person} levels={levels} {...shared} />
      <AddressSection
        email={person.email}
        asked={asked}
        hasSlip={hasSlip}
        methods={methods}
        canSendMail={canSendMail}
        {...shared}
      />
      <PasswordSection
        email={person.email}
        least={passwordLeast}
        hasSlip={hasSlip}
        mayHave={loaderData.mayHavePassword}
        methods={methods}
        canSendMail={canSendMail}
        {...shared}
      />
      <SecondProofSection {...secondProof} />
      <DevicesSection devices={devices} {...shared} />
      <DataSection />
      <DeletionSection
        hasSlip={hasSlip}
        methods={methods}
        isFresh={isFresh}
        isOpen={isDeleting}
        {...shared}
      />
    </div>
  )
}
