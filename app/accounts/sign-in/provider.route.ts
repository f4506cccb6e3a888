import { redirect } from 'react-router'
import { loginPath } from '../../paths.ts'
import { auditRefusal } from '../../platform/http/audit-log.server.ts'
import { clientAddressContext, requestIdContext } from '../../platform/http/context.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { anewField, sharedField } from '../account.ts'
import type { Route } from './+types/provider.route.ts'
import { countProviderStart } from './attempts.server.ts'
import { authWith } from './auth.server.ts'
import { withError } from './provider-plugin.server.ts'
import { providerCodes } from './provider-popup.ts'
import {
  failureAddress,
  findProvider,
  goToProvider,
  popupHeaders,
  startSignIn,
} from './provider-sign-in.server.ts'
import { safeReturnPath } from './return-path.ts'

export const loader = () => redirect(loginPath())

/** The button 'Continua con …': answers with a page that goes on to the provider. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const display = url.searchParams.get('modo') === 'popup' ? 'popup' : 'page'
  const returnTo = safeReturnPath(form.get('da')?.toString(), env.PUBLIC_URL)
  const provider = findProvider(env, params.provider)
  if (!provider) return redirect(withError(loginPath(returnTo), providerCodes.away), 303)
  try {
    await countProviderStart(db, env, context.get(clientAddressContext))
    const begun = { auth: await authWith(provider), provider }
    const { url, headers } = await startSignIn(begun, display, returnTo, {
      startAnew: form.get('intent') === 'start-anew',
      isShared: form.has(sharedField),
      asksAnew: form.has(anewField),
    })
    headers.set('Content-Type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(popupHeaders)) headers.set(name, value)
    return new Response(goToProvider(url, `Continua con ${provider.name}`), { headers })
  } catch (error) {
    const isKnown = error instanceof KnownFailure
    if (isKnown) auditRefusal(context, error)
    else {
      const requestId = context.get(requestIdContext)
      log.error({ requestId, provider: provider.id, err: error }, 'a sign-in provider failed')
    }
    const code = isKnown ? providerCodes.tooMany : providerCodes.away
    return redirect(withError(failureAddress(provider.id, display, returnTo), code), {
      status: 303,
      headers: popupHeaders,
    })
  }
}
