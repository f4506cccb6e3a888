import { dashboardPath, googleDonePath, loginPath } from '../../paths.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { Auth } from './auth.server.ts'
import type { GoogleWish } from './google-provider.server.ts'

/** Where the sign-in with Google takes place: in a window of its own, or in the page itself. */
export type GoogleWay = 'popup' | 'page'

/**
 * Where the person goes when something fails on the way: Better Auth, and we, add `error`.
 * @param returnTo own path to come back to
 */
export function googleFailureAddress(way: GoogleWay, returnTo: string | null): string {
  return way === 'popup' ? googleDonePath() : loginPath(returnTo)
}

/** Too many sign-ins began at one address: the sign-in page tells it. */
export const tooManyCode = 'too_many_attempts'

/** The same address with the reason in it. */
export function withError(address: string, code: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}error=${encodeURIComponent(code)}`
}

/**
 * Begins a sign-in with Google.
 * @param wish `startAnew`: an unconfirmed account with the same address may give way
 * @returns the provider's address, and the headers that tie the attempt to this browser
 */
export async function startGoogle(
  auth: Auth,
  way: GoogleWay,
  returnTo: string | null,
  wish: GoogleWish,
): Promise<{ url: string; headers: Headers }> {
  const { headers, response } = await auth.api.signInSocial({
    body: {
      provider: 'google',
      callbackURL: way === 'popup' ? googleDonePath() : (returnTo ?? dashboardPath()),
      errorCallbackURL: googleFailureAddress(way, returnTo),
      disableRedirect: true,
      additionalData: wish,
    },
    returnHeaders: true,
  })
  if (!response.url) throw new Error('the provider has no address to sign in at')
  return { url: response.url, headers }
}

/**
 * A page that goes on to the provider by itself. Not a redirect: browsers apply our own
 * `form-action` to redirects after a form, and it names no other site.
 */
export function goToProvider(url: string): string {
  const address = escapeHtml(url)
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>Vai a Google</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0;url=${address}"></head>
<body><p><a href="${address}">Continua con Google</a></p></body></html>`
}

/** Keeps the window in which a person signs in connected to the page that opened it. */
export const popupHeaders = { 'Cross-Origin-Opener-Policy': 'unsafe-none' } as const

/** The cookies an answer sets, as a browser would send them back. */
export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

/** Why a return was refused: the code in the address it leads to, without words from elsewhere. */
export function reasonOf(headers: Headers): string {
  const code = URL.parse(headers.get('Location') ?? '', 'http://own')?.searchParams.get('error')
  return /^[a-z_]{1,40}$/i.exec(code ?? '')?.[0] ?? 'unknown'
}
