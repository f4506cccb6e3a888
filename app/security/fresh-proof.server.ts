import { type RouterContextProvider, redirect } from 'react-router'
import { proveAgainPath } from '../paths.ts'
import { freshMinutes, minuteMilliseconds } from '../platform/durations.ts'
import { requireUser } from '../platform/http/authorization.server.ts'
import type { SignedInUser } from '../platform/http/context.server.ts'
import { failure } from '../platform/http/failure.server.ts'
import { asksForPage } from '../platform/http/plain-page.server.ts'

/** Whether the person showed within the last minutes who they are. */
export const isProofFresh = ({ provenAt }: Pick<SignedInUser, 'provenAt'>): boolean =>
  provenAt !== null && provenAt.getTime() > Date.now() - freshMinutes * minuteMilliseconds

type Asked = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/**
 * 'Once more': in front of what nobody may do who only found a session open. Where the person
 * showed too long ago who they are, the page that sent the form asks them in place
 * (shell/prove-again.tsx), with all that was typed still there. Who has no script, or asks for a
 * page or a file, is led to a page that asks.
 * @throws 401, 403 PROVE_AGAIN; else a redirect
 */
export function requireFreshProof({ context, request, url }: Asked): void {
  if (isProofFresh(requireUser(context))) return
  const isScript = !asksForPage(request.headers.get('Accept') ?? '', request.url)
  if (request.method !== 'GET' && isScript) {
    throw failure('PROVE_AGAIN', 403, 'Prima conferma che sei tu. Poi premi di nuovo.')
  }
  throw redirect(proveAgainPath(url.pathname + url.search), 303)
}
