import { savedListPath } from '../paths.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { layoutWords, parseSavedView, type SavedView } from './saved-view.ts'

const cookieName = 'fucina_vista'
const year = 365 * 24 * 3600

/**
 * What a request for the list asks for. The layout is remembered in a cookie, because the server
 * draws the page.
 * @param place path of the screen that shows the list
 * @returns the view, and the headers that remember a layout chosen now
 */
export function readListRequest(
  env: Env,
  request: Request,
  url: URL,
  place = savedListPath(),
): { view: SavedView; headers: Headers } {
  const remembered = rememberedLayout(request.headers.get('Cookie'))
  const view = parseSavedView(url.searchParams, remembered, place)
  const headers = new Headers()
  const layout = layoutWords[view.layout]
  if (url.searchParams.has('vista') && layout !== remembered) {
    const secure = env.isHttps ? '; Secure' : ''
    headers.set(
      'Set-Cookie',
      `${cookieName}=${layout}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`,
    )
  }
  return { view, headers }
}

function rememberedLayout(cookies: string | null): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === cookieName)?.[1] ?? null
}
