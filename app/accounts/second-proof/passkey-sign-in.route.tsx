import { data, Link, redirect } from 'react-router'
import { takeStepsAlong } from '../../learning/steps.server.ts'
import { codePath, dashboardPath, loginPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import {
  clientAddressContext,
  sessionContext,
  sessionOwner,
} from '../../platform/http/context.server.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { arePasskeysPossible } from '../../security/second-proof/passkeys.server.ts'
import { passkeyField, proofTexts } from '../../security/second-proof/second-proof.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import { sharedField } from '../account.ts'
import { auth } from '../sign-in/auth.server.ts'
import { signInWithPasskey } from '../sign-in/passkey-sign-in.server.ts'
import { safeReturnPath } from '../sign-in/return-path.ts'
import { SharedDevice } from '../sign-in/shared-device.tsx'
import { signOut } from '../users.server.ts'
import type { Route } from './+types/passkey-sign-in.route.ts'
import { PasskeyForm } from './passkey-form.tsx'
import '../sign-in/sign-in.css'

export const meta = titled('Entra senza password')

const returnPath = (url: URL) => safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)

/** Who is signed in already goes on, as from the sign-in page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const returnTo = returnPath(url)
  const session = context.get(sessionContext)
  if (session.kind === 'user') throw redirect(returnTo ?? dashboardPath())
  if (session.kind === 'anonymous' && session.halfSignedIn) throw redirect(codePath(returnTo))
  return { returnTo, isPossible: arePasskeysPossible(env) }
}

/** Signs in whoever the device says it is, and leads on to where they were going. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = String(form.get(passkeyField) ?? '')
  if (typed === '') return data({ message: proofTexts.passkeyMissing }, 400)
  const isShared = form.has(sharedField)
  const asked = {
    ...{ db, env, log, auth: auth(), isShared, address: context.get(clientAddressContext) },
    cookies: request.headers.get('Cookie'),
    userAgent: request.headers.get('User-Agent'),
  }
  try {
    const { accountId, headers } = await signInWithPasskey(asked, typed)
    // Signing in as somebody else ends the former session.
    const former = sessionOwner(context.get(sessionContext))
    if (former) await signOut(db, former)
    audit(context, 'signedIn', { way: 'passkey', accountId })
    if (!isShared) {
      for (const cookie of await takeStepsAlong(
        { db, env, headers: request.headers, log },
        accountId,
      )) {
        headers.append('Set-Cookie', cookie)
      }
    }
    return redirect(returnPath(url) ?? dashboardPath(), { status: 303, headers })
  } catch (error) {
    const failed = toFailure(context, proofTexts.passkeyFailed, error)
    return data({ message: failed.data.message }, failed.init ?? {})
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepScreen(serverAction, proofTexts.passkeyFailed)

export const ErrorBoundary = loadErrorBoundary(proofTexts.loadFailed)

/** In with the finger, the face or the PIN of one's own device. */
export default function PasskeySignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, isPossible } = loaderData
  const impossible = (
    <Note kind="info">
      {isPossible
        ? 'Con questo browser non si può. Entra con la password.'
        : proofTexts.passkeysImpossible}
    </Note>
  )
  return (
    <div className="wrap narrow sec stack gap-6">
      <BackLink to={loginPath(returnTo)}>Come vuoi entrare</BackLink>
      <div className="head mb-0">
        <h1>Entra senza password</h1>
        <p className="soft">
          Con l'impronta, il viso o il PIN con cui sblocchi il tuo telefono o computer.
        </p>
      </div>
      {isPossible ? (
        <PasskeyForm
          purpose="signIn"
          label="Entra con il tuo dispositivo"
          message={actionData?.message}
          otherwise={impossible}
        >
          <SharedDevice />
        </PasskeyForm>
      ) : (
        impossible
      )}
      <p>
        È la prima volta? Entra <Link to={loginPath(returnTo, 'login')}>con la password</Link>. Poi,
        nelle impostazioni, aggiungi questo telefono o computer.
      </p>
    </div>
  )
}
