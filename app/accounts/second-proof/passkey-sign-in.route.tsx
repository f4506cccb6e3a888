import { data, Link } from 'react-router'
import { loginPath } from '../../paths.ts'
import { toFailure } from '../../platform/http/failure.server.ts'
import { env, log } from '../../platform/process.server.ts'
import { arePasskeysPossible } from '../../security/second-proof/passkeys.server.ts'
import { passkeyField, proofTexts } from '../../security/second-proof/second-proof.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { keepScreen } from '../../ui/keep-screen.ts'
import { loadErrorBoundary } from '../../ui/load-error.tsx'
import { Note } from '../../ui/note.tsx'
import { titled } from '../../ui/page-title.ts'
import { signInWithPasskey } from '../sign-in/passkey-sign-in.server.ts'
import { safeReturnPath } from '../sign-in/return-path.ts'
import { SharedDevice } from '../sign-in/shared-device.tsx'
import { leadOn, readSignInForm, welcome } from '../sign-in/sign-in-screen.server.ts'
import type { Route } from './+types/passkey-sign-in.route.ts'
import { PasskeyForm } from './passkey-form.tsx'
import '../sign-in/sign-in.css'

export const meta = titled('Entra senza password')

/** Who is signed in already goes on, as from the sign-in page. */
export function loader({ context, url }: Route.LoaderArgs) {
  leadOn({ context, url })
  const returnTo = safeReturnPath(url.searchParams.get('da'), env.PUBLIC_URL)
  return { returnTo, isPossible: arePasskeysPossible(env) }
}

/** Signs in whoever the device says it is, and leads on to where they were going. */
export async function action(args: Route.ActionArgs) {
  const { form, ground } = await readSignInForm(args)
  const typed = String(form.get(passkeyField) ?? '')
  if (typed === '') return data({ message: proofTexts.passkeyMissing }, 400)
  try {
    const signedIn = await signInWithPasskey({ ...ground, log }, typed)
    const { isShared } = ground
    return await welcome(args, signedIn, { event: 'signedIn', way: 'passkey', isShared })
  } catch (error) {
    const failed = toFailure(args.context, proofTexts.passkeyFailed, error)
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
