import { redirect } from 'react-router'
import { codePath, secondProofPath } from '../../paths.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import {
  clientAddressContext,
  requestIdContext,
  sessionContext,
  sessionOwner,
} from '../../platform/http/context.server.ts'
import { registrationNetworks } from '../../platform/limits/network.server.ts'
import { db, env, log } from '../../platform/process.server.ts'
import { passSession, proofStep } from '../../security/second-proof/second-proof.server.ts'
import { afterProviderPath, providerDonePath } from '../../sign-in-paths.ts'
import { readSession } from '../session/session.server.ts'
import { shortenSession } from '../session/shared-device.server.ts'
import { signOut } from '../users.server.ts'
import type { Route } from './+types/provider-callback.route.ts'
import { authWith, registeredFromHeader } from './auth.server.ts'
import { providerReturn, withError } from './provider-plugin.server.ts'
import { providerCodes } from './provider-popup.ts'
import {
  confirmTakeover,
  cookieHeader,
  findProvider,
  popupHeaders,
  refusalReason,
} from './provider-sign-in.server.ts'
import { safeReturnPath } from './return-path.ts'
import { bringSteps } from './sign-in-screen.server.ts'

/** The provider answers our questions by then, or the return has failed. */
const returnMilliseconds = 10_000

/** Where a provider sends people back to: the one endpoint of Better Auth that is open. */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const provider = findProvider(env, params.provider)
  if (!provider) return Response.json({ code: 'NOT_FOUND' }, { status: 404 })
  try {
    const auth = await authWith(provider)
    let formerId: string | null = null
    let isShared = false
    let askedAt: Date | null = null
    const headers = await handedOn(context, request)
    const late = AbortSignal.timeout(returnMilliseconds)
    const answered = providerReturn.run(
      {
        late,
        async beforeSignIn(claims, options, asked) {
          const takeover = await confirmTakeover({ db, env, provider }, claims, options)
          formerId = takeover.formerId
          isShared = options.isShared
          askedAt = asked
          return takeover.next
        },
      },
      () =>
        auth.api.callbackOAuth({
          method: 'GET',
          params: { id: provider.id },
          query: Object.fromEntries(url.searchParams),
          headers,
          asResponse: true,
        }),
    )
    const response = await unlessLate(answered, late)
    const accountId = await settle(context, response, { provider: provider.id, formerId, askedAt })
    const headersBack = new Headers(response.headers)
    if (accountId) {
      const done = providerDonePath(provider.id)
      await takeIn({ accountId, isShared, done }, request, headersBack)
    }
    for (const [name, value] of Object.entries(popupHeaders)) headersBack.set(name, value)
    return new Response(null, { status: response.status, headers: headersBack })
  } catch (error) {
    const requestId = context.get(requestIdContext)
    log.error({ requestId, provider: provider.id, err: error }, 'a sign-in provider failed')
    return redirect(withError(afterProviderPath(provider.id, null), providerCodes.away))
  }
}

type SignedIn = { accountId: string; isShared: boolean; done: string }

/** Where somebody goes who is signed in now, and what the browser keeps of it. */
async function takeIn(
  { accountId, isShared, done }: SignedIn,
  request: Request,
  headers: Headers,
): Promise<void> {
  const step = await proofStep(db, env, accountId)
  if (step) leadOver(step, headers, done)
  if (isShared) return shortenSession(db, env, headers)
  if (step === 'give') return
  await bringSteps(request, accountId, headers)
}

/** The way leads over a page of the second proof; a window of its own tells its opener first. */
function leadOver(step: 'give' | 'setUp', headers: Headers, done: string): void {
  const target = safeReturnPath(headers.get('Location'), env.PUBLIC_URL)
  if (target === done) return
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

type Settled = { provider: string; formerId: string | null; askedAt: Date | null }

/**
 * Notes how the sign-in ended, and when the provider asked who it is: who does not say it, as Google,
 * may have asked nobody, and other proofs stand. The
 * session that this browser had before ends with it.
 * @returns who is signed in now
 */
async function settle(
  context: Route.LoaderArgs['context'],
  response: Response,
  { provider, formerId, askedAt }: Settled,
): Promise<string | null> {
  const { state } = await readSession(new Headers({ Cookie: cookieHeader(response.headers) }), true)
  const owner = sessionOwner(state)
  if (!owner) {
    const reason = refusalReason(response.headers)
    audit(context, 'signInRefused', { way: 'provider', provider, reason })
    return null
  }
  const accountId = owner.id
  await passSession(db, owner, { provenAt: askedAt })
  if (formerId) audit(context, 'addressTakenOver', { accountId, subjectId: formerId })
  const former = sessionOwner(context.get(sessionContext))
  if (former) await signOut(db, former)
  audit(context, 'signedIn', { way: 'provider', provider, accountId })
  return accountId
}
