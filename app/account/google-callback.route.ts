import { redirect } from 'react-router'
import { authWithGoogle, registeredFromHeader } from '../platform/auth.server.ts'
import { clientAddressContext, requestIdContext } from '../platform/http/context.server.ts'
import { db, env, log } from '../platform/process.server.ts'
import { registrationNetworks } from '../platform/shared-addresses.server.ts'
import type { Route } from './+types/google-callback.route.ts'
import { popupHeaders, withError } from './google.server.ts'

/** Where Google sends people back to: the one endpoint of Better Auth that is open. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  try {
    const auth = await authWithGoogle()
    if (!auth) return redirect(withError('/login', 'unavailable'))
    const response = await auth.api.callbackOAuth({
      method: 'GET',
      params: { id: 'google' },
      query: Object.fromEntries(url.searchParams),
      headers: await handedOn(context, request),
      asResponse: true,
    })
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(popupHeaders)) headers.set(name, value)
    return new Response(null, { status: response.status, headers })
  } catch (error) {
    log.error({ requestId: context.get(requestIdContext), err: error }, 'Google sign-in failed')
    return redirect(withError('/login', 'unavailable'))
  }
}

/** What the browser sent, and where an account that is made now is made from. */
async function handedOn(context: Route.LoaderArgs['context'], request: Request) {
  const headers = new Headers(request.headers)
  const networks = await registrationNetworks(db, env, context.get(clientAddressContext))
  headers.set(registeredFromHeader, networks ?? '')
  return headers
}
