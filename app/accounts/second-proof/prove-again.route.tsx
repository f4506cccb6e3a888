import { data, Link, redirect, redirectDocument } from 'react-router'
import { dashboardPath, loginPath } from '../../paths.ts'
import { hasSlip } from '../../platform/has-address.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { currentUser, requireUser } from '../../platform/http/authorization.server.ts'
import { clientAddressContext } from '../../platform/http/context.server.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import type { Role } from '../../platform/roles.ts'
import { isProofFresh } from '../../security/fresh-proof.server.ts'
import { listPasskeys, passSession } from '../../security/second-proof/second-proof.server.ts'
import { passkeyField, proofTexts } from '../../security/second-proof/second-proof.ts'
import { keepScreen, noConnection } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { titled } from '../../ui/page-title.ts'
import { signInMethods } from '../settings/settings.server.ts'
import { settingsTexts } from '../settings/settings-texts.ts'
import { requirePassword } from '../sign-in/password.server.ts'
import { safeReturnPath } from '../sign-in/return-path.ts'
import { mayHavePassword } from '../sign-in/who-has-passwords.ts'
import type { Route } from './+types/prove-again.route.ts'
import { giveProof, type ShownProof, shownIn } from './give-proof.server.ts'
import {
  inPlaceField,
  type ProofAnswer,
  type ProofWay,
  ProveAgainForm,
  proofField,
} from './prove-again-form.tsx'

export const meta = titled('Conferma che sei tu')

const returnPath = (url: URL) => safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)

/**
 * What the person can show again: the password, else a code, else a sign-in with a provider that says
 * when it asked, as Google does not. Who has the words of a slip alone comes in anew.
 */
async function wayOf(user: {
  id: string
  email: string
  givenRole: Role
  secondProofId: string | null
}): Promise<Pick<ProofWay, 'way' | 'provider'>> {
  const { hasPassword, providers } = await signInMethods({ db, env }, user)
  const asking = env.signInProviders.filter(({ askingAnew }) => askingAnew === 'login')
  const provider = providers.find(({ id }) => asking.some((one) => one.id === id)) ?? null
  if (hasPassword) return { way: 'password', provider }
  if (user.secondProofId !== null) return { way: 'code', provider }
  if (provider) return { way: 'provider', provider }
  if (hasSlip(user)) return { way: 'slip', provider }
  return { way: mayHavePassword(env, user.givenRole) ? 'mail' : 'help', provider }
}

/** Who showed it just now goes on to where they were. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = currentUser(context)
  if (!user) throw redirect(loginPath(url.pathname + url.search))
  const returnTo = returnPath(url)
  const isFresh = isProofFresh(user)
  if (isFresh && returnTo) throw redirect(returnTo)
  const hasPasskeys = (await listPasskeys(db, user)).length > 0
  return { returnTo, isFresh, hasPasskeys, ...(await wayOf(user)) }
}

/** Over another page, which stays, what cannot be loaded is said in its dialog. */
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  new URL(request.url).searchParams.has(inPlaceField)
    ? keepScreen(serverLoader, `Ora non possiamo chiederti chi sei. ${noConnection}`)
    : serverLoader()

/** Checks who it is, and leads on; over another page it answers that it is so. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const user = requireUser(context)
  try {
    const address = context.get(clientAddressContext)
    await prove(user, shownIn(form, proofField, request), address)
    audit(context, 'provenAgain')
    if (form.has(inPlaceField)) return answer({ isProven: true })
    // It may be a file.
    return redirectDocument(returnPath(url) ?? dashboardPath(), 303)
  } catch (error) {
    const { data: refused, init } = toFailure(context, proofTexts.failed, error)
    const isOfDevice = Boolean(form.get(passkeyField))
    return data(answer({ isOfDevice, message: refused.message }), init ?? {})
  }
}

const answer = (known: Partial<ProofAnswer>): ProofAnswer => ({
  ...{ isProven: false, isOfDevice: false, message: null },
  ...known,
})

async function prove(
  user: ReturnType<typeof requireUser>,
  shown: ShownProof,
  address: string,
): Promise<void> {
  if (shown.passkey === '' && (await wayOf(user)).way === 'password') {
    await requirePassword({ db, env }, user, shown.code, settingsTexts.passwordWrong)
    await passSession(db, user, { provenAt: new Date() })
  } else {
    await giveProof({ db, env, log, address }, user, shown)
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, proofTexts.failed)

export const ErrorBoundary = loadErrorBoundary(proofTexts.loadFailed)

/** For who was led here: without script, or on the way to a page or a file. */
export default function ProveAgain({ loaderData, actionData }: Route.ComponentProps) {
  if ('message' in loaderData) return <p className="wrap narrow sec">{loaderData.message}</p>
  const { returnTo, isFresh, ...ways } = loaderData
  const said = actionData && 'message' in actionData ? actionData : null
  return (
    <div className="wrap narrow sec stack gap-6">
      <div className="head mb-0">
        <h1>Conferma che sei tu</h1>
        <p className="soft">{isFresh ? proven : asking}</p>
      </div>
      {!isFresh && (
        <ProveAgainForm
          ways={ways}
          answer={said ? answer(said) : null}
          returnTo={returnTo ?? dashboardPath()}
        />
      )}
      <p>
        <Link to={dashboardPath()}>Vai alla dashboard</Link>
      </p>
    </div>
  )
}

const proven = 'Ora sappiamo che sei tu. Torna alla scheda dove eri e premi di nuovo.'
const asking = 'Quello che stai per fare è delicato: prima ti chiediamo di nuovo chi sei.'
