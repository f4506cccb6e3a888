import { redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { auditRefusal } from '../../platform/http/audit-log.server.ts'
import { clientAddressContext, requestIdContext } from '../../platform/http/context.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { sharedField } from '../account.ts'
import type { Route } from './+types/google.route.ts'
import { countGoogleStart } from './attempts.server.ts'
import { authWithGoogle } from './auth.server.ts'
import {
  googleFailureAddress,
  goToProvider,
  popupHeaders,
  startGoogle,
  tooManyCode,
} from './google.server.ts'
import { withError } from './google-provider.server.ts'
import { safeReturnPath } from './return-path.ts'

export const loader = () => redirect(loginPath())

/** The button 'Continua con Google': answers with a page that goes on to Google. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const display = url.searchParams.get('modo') === 'popup' ? 'popup' : 'page'
  const returnTo = safeReturnPath(form.get('da')?.toString(), env.PUBLIC_URL)
  try {
    await countGoogleStart(db, env, context.get(clientAddressContext))
    const auth = await authWithGoogle()
    if (!auth) throw new Error('Google does not answer, or is not configured')
    const { url, headers } = await startGoogle(auth, display, returnTo, {
      startAnew: form.get('intent') === 'start-anew',
      isShared: form.has(sharedField),
    })
    headers.set('Content-Type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(popupHeaders)) headers.set(name, value)
    return new Response(goToProvider(url), { headers })
  } catch (error) {
    const isKnown = error instanceof KnownFailure
    if (isKnown) auditRefusal(context, error)
    else
      log.error({ requestId: context.get(requestIdContext), err: error }, 'Google sign-in failed')
    const code = isKnown ? tooManyCode : 'unavailable'
    return redirect(withError(googleFailureAddress(display, returnTo), code), {
      status: 303,
      headers: popupHeaders,
    })
  }
}
