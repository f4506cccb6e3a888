import { redirect } from 'react-router'
import { finishedPath, homePath, withQuery } from '../../paths.ts'
import { requestIdContext } from '../../platform/http/context.server.ts'
import { env, log } from '../../platform/process.server.ts'
import { leaveProviderPath } from '../../sign-in-paths.ts'
import type { Route } from './+types/leave-provider.route.ts'
import { discover } from './provider-requests.server.ts'
import { findProvider, goToProvider } from './provider-sign-in.server.ts'

/**
 * Whoever has signed out here is signed out at the provider too, which asks (OpenID Connect
 * RP-Initiated Logout 1.0): on to it with `con`, and back from it without. Where the provider has no
 * such thing, or does not answer, the way ends here.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const state = url.searchParams.get('state') ?? 'uscita'
  const end = state === 'finito' ? finishedPath('questa') : homePath()
  const provider = findProvider(env, url.searchParams.get('con'))
  if (!provider) return redirect(end)
  try {
    const { end_session_endpoint: address } = await discover(provider)
    if (!address) return redirect(end)
    const asked = {
      client_id: provider.clientId,
      post_logout_redirect_uri: `${env.PUBLIC_URL}${leaveProviderPath()}`,
      state: state === 'finito' ? state : 'uscita',
    }
    const page = goToProvider(withQuery(address, asked), `Esci da ${provider.name}`)
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(page, { headers })
  } catch (error) {
    const requestId = context.get(requestIdContext)
    log.error({ requestId, provider: provider.id, err: error }, 'a sign-in provider failed')
    return redirect(end)
  }
}
