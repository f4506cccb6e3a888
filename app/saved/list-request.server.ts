import { savedListPath } from '../paths.ts'
import { cookieValue, hostPrefix, setCookie } from '../platform/cookies.server.ts'
import { yearSeconds } from '../platform/durations.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { layoutWords, parseSavedView, type SavedView } from './saved-view.ts'

const cookieName = (env: Env) => `${hostPrefix(env)}fucina_vista`
/** How long a browser keeps the layout. */
export const layoutSeconds = yearSeconds

/**
 * What a request for the list asks for, and the headers that remember a layout chosen now. It is a
 * cookie's, because the server draws the page.
 */
export function readListRequest(
  env: Env,
  request: Request,
  url: URL,
  place = savedListPath(),
): { view: SavedView; headers: Headers } {
  const remembered = cookieValue(request.headers.get('Cookie'), cookieName(env))
  const view = parseSavedView(url.searchParams, remembered, place)
  const headers = new Headers()
  const layout = layoutWords[view.layout]
  if (url.searchParams.has('vista') && layout !== remembered) {
    headers.set('Set-Cookie', setCookie(env, cookieName(env), layout, layoutSeconds))
  }
  return { view, headers }
}
