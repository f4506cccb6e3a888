import { redirect } from 'react-router'
import { takeStepsAlong } from '../../learning/steps.server.ts'
import { codePath, googleDonePath, loginPath, secondProofPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import {
  clientAddressContext,
  requestIdContext,
  sessionContext,
  sessionOwner,
} from '../../platform/http/context.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { registrationNetworks } from '../../platform/shared-addresses.server.ts'
import { nextStep } from '../second-proof/second-proof.server.ts'
import { readSession } from '../session/session.server.ts'
import { shortenSession } from '../session/shared-device.server.ts'
import { signOut } from '../users.server.ts'
import type { Route } from './+types/google-callback.route.ts'
import { authWithGoogle, registeredFromHeader } from './auth.server.ts'
import { confirmTakeover, cookieHeader, popupHeaders, refusalReason } from './google.server.ts'
import { googleReturn, withError } from './google-provider.server.ts'
import { seenBrowserCookie } from './known-browser.server.ts'
import { tellNewBrowser } from './new-browser.server.ts'
import { safeReturnPath } from './return-path.ts'

/** Google answers our questions by then, or the return has failed. */
const returnMilliseconds = 10_000

/** Where Google sends people back to: the one endpoint of Better Auth that is open. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const begun = new Date()
  try {
    const auth = await authWithGoogle()
    if (!auth) return redirect(withError(loginPath(), 'unavailable'))
    let formerId: string | null = null
    let isShared = false
    const headers = await handedOn(context, request)
    const late = AbortSignal.timeout(returnMilliseconds)
    const answered = googleReturn.run(
      {
        late,
        async beforeSignIn(claims, options) {
          const takeover = await confirmTakeover({ db, env }, claims, options)
          formerId = takeover.formerId
          isShared = options.isShared
          return takeover.next
        },
      },
      () =>
        auth.api.callbackOAuth({
          method: 'GET',
          params: { id: 'google' },
          query: Object.fromEntries(url.searchParams),
          headers,
          asResponse: true,
        }),
    )
    const response = await unlessLate(answered, late)
    const accountId = await settle(context, response, formerId)
    const headersBack = new Headers(response.headers)
    const step = accountId === null ? null : await nextStep(db, env, accountId)
    const isHalf = step === 'give'
    if (step) leadOver(step, headersBack)
    if (accountId) {
      void tellNewBrowser({ db, env, log }, accountId, { headers: request.headers, begun })
    }
    if (accountId && isShared) await shortenSession(db, env, headersBack)
    else if (accountId && !isHalf) {
      const visitor = { db, env, headers: request.headers, log }
      for (const cookie of await takeStepsAlong(visitor, accountId)) {
        headersBack.append('Set-Cookie', cookie)
      }
    }
    if (accountId && !isShared) {
      const cookie = seenBrowserCookie(env, request.headers.get('Cookie'), accountId)
      headersBack.append('Set-Cookie', cookie)
    }
    for (const [name, value] of Object.entries(popupHeaders)) headersBack.set(name, value)
    return new Response(null, { status: response.status, headers: headersBack })
  } catch (error) {
    log.error({ requestId: context.get(requestIdContext), err: error }, 'Google sign-in failed')
    return redirect(withError(loginPath(), 'unavailable'))
  }
}

/** The way leads over a page of the second proof; a window of its own tells its opener first. */
function leadOver(step: 'give' | 'setUp', headers: Headers): void {
  const target = safeReturnPath(headers.get('Location'), env.PUBLIC_URL)
  if (target === googleDonePath()) return
  headers.set('Location', step === 'give' ? codePath(target) : secondProofPath(target))
}

/** Better Auth waits for the provider as long as that takes. */
function unlessLate<T>(work: Promise<T>, late: AbortSignal): Promise<T> {
  const isLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason), { once: true })
  })
  return Promise.race([work, isLate])
}

/** What the browser sent, and where an account that is made now is made from. */
async function handedOn(context: Route.LoaderArgs['context'], request: Request) {
  const headers = new Headers(request.headers)
  const networks = await registrationNetworks(db, env, context.get(clientAddressContext))
  headers.set(registeredFromHeader, networks ?? '')
  return headers
}

/**
 * Notes how the sign-in ended; the session that this browser had before ends with it.
 * @returns who is signed in now
 */
async function settle(
  context: Route.LoaderArgs['context'],
  response: Response,
  formerId: string | null,
): Promise<string | null> {
  const { state } = await readSession(new Headers({ Cookie: cookieHeader(response.headers) }), true)
  const owner = sessionOwner(state)
  if (!owner) {
    audit(context, 'signInRefused', { way: 'google', reason: refusalReason(response.headers) })
    return null
  }
  const accountId = owner.id
  if (formerId) audit(context, 'addressTakenOver', { accountId, subjectId: formerId })
  const former = sessionOwner(context.get(sessionContext))
  if (former) await signOut(db, former)
  audit(context, 'signedIn', { way: 'google', accountId })
  return accountId
}
