import { redirectDocument } from 'react-router'
import { dashboardPath, exportPath, goodbyePath } from '../../paths.ts'
import { addressOf, hasSlip } from '../../platform/has-address.ts'
import { requireUser } from '../../platform/http/authorization.server.ts'
import { clientAddressContext } from '../../platform/http/context.server.ts'
import { failure, load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { mailDelivery } from '../../platform/mail.server.ts'
import { leastFor } from '../../platform/password-least.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { unknownAct } from '../../records/acts/acts.ts'
import { useOutcome } from '../../records/acts/done-note.tsx'
import { askedId } from '../../records/acts/outcome.ts'
import { difficulties, difficultyLabels } from '../../records/content/content.ts'
import { readSecondProof } from '../../security/second-proof/second-proof.server.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useLastAnswer } from '../../ui/last-answer.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { titled } from '../../ui/page-title.ts'
import { readAskedChange } from '../address/address-change.server.ts'
import { keepPersonForm } from '../person-form-answer.ts'
import { listSessions } from '../session/sessions.server.ts'
import { auth } from '../sign-in/auth.server.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import type { Route } from './+types/settings.route.ts'
import { AddressSection } from './address-section.tsx'
import { isSignInFresh } from './delete-account.server.ts'
import { DeletionSection } from './deletion-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SecondProofSection } from './second-proof-section.tsx'
import { signInMethods, waitingRole } from './settings.server.ts'
import { settingsIntent, submitSettings } from './settings-action.server.ts'
import { doneMessage, settingsLoadFailed } from './settings-forms.ts'
import { SettingsSection } from './settings-section.tsx'
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
      waiting: waitingRole(user),
      isConfirmed: user.emailVerified,
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

/** Carries out one of the forms: a redirect when it is done, else what is wrong with it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const intent = settingsIntent(form)
  if (!intent) throw failure('BAD_REQUEST', 400, unknownAct)
  const user = requireUser(context)
  const address = context.get(clientAddressContext)
  const cookies = request.headers.get('Cookie')
  const ground = { db, env, log, auth: auth(), address, cookies }
  return submitSettings({ context, request, url, ground, user, form }, intent, () => leave(request))
}

/** When no answer of the form's own comes, it stays as it is and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get('intent'))
  return keepPersonForm(serverAction, settingsTexts.saveFailed, { intent })
}

/** The account is gone: the session's cookie goes too, and a new document forgets what this one knew. */
async function leave(request: Request) {
  const { headers } = await auth().api.signOut({ headers: request.headers, returnHeaders: true })
  return redirectDocument(goodbyePath(), { status: 303, headers })
}

export const ErrorBoundary = loadErrorBoundary(settingsLoadFailed, {
  to: dashboardPath(),
  label: 'Torna alla dashboard',
})

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { person, levels, waiting, isConfirmed, passwordLeast, methods, secondProof } = loaderData
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
      {waiting && <WaitingRole {...waiting} email={person.email} canSendMail={canSendMail} />}
      <ProfileSection person={person} levels={levels} {...shared} />
      <AddressSection
        email={person.email}
        isConfirmed={isConfirmed}
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

function DataSection() {
  return (
    <SettingsSection
      id="dati"
      title="I tuoi dati"
      about={<p>Quello che il sito tiene di te, in un solo file.</p>}
    >
      <p>
        Il file contiene il profilo, i capitoli fatti, i gruppi, i dispositivi e le risposte salvate
        con le loro immagini. È in formato JSON, un testo che anche altri programmi sanno leggere.
        Non ci sono la password e i registri di sicurezza e dei guasti.
      </p>
      <p>
        <a href={exportPath()} download className={buttonClass()}>
          Scarica i miei dati
        </a>
      </p>
    </SettingsSection>
  )
}
