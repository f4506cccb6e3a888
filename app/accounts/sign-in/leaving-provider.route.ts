import { redirect } from 'react-router'
import { homePath } from '../../paths.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { env } from '../../platform/process.server.ts'
import type { Route } from './+types/leaving-provider.route.ts'
import { clearingHeaders } from './finish.server.ts'
import { forgottenLeaving, type Leaving, leavingAddress, readLeaving } from './leaving.server.ts'
import { findProvider, goToProvider } from './provider-sign-in.server.ts'

/** After 'Finito' nobody is asked: on to the provider, and everything of ours goes. */
export function loader({ request }: Route.LoaderArgs) {
  const leaving = readLeaving(env, request.headers.get('Cookie'))
  if (!leaving?.isFinished) return redirect(homePath())
  return goOn(leaving, clearingHeaders(env, request))
}

/** The answer to whether to sign out at the provider too. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const leaving = readLeaving(env, request.headers.get('Cookie'))
  const headers = new Headers({ 'Set-Cookie': forgottenLeaving(env) })
  if (!leaving || form.get('intent') !== 'leave') {
    return redirect(homePath(), { status: 303, headers })
  }
  return goOn(leaving, headers)
}

function goOn(leaving: Leaving, headers: Headers): Response {
  const provider = findProvider(env, leaving.provider)
  if (!provider) return redirect(homePath(), { status: 303, headers })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Cache-Control', 'no-store')
  const page = goToProvider(leavingAddress(env, leaving, provider), `Esci da ${provider.name}`)
  return new Response(page, { headers })
}
