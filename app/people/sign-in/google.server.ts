import { dashboardPath, googleDonePath, loginPath } from '../../paths.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import { isReserved, isUndoable } from '../address/reserved-address.server.ts'
import { forgetPerson } from '../settings/delete-account.server.ts'
import type { Auth } from './auth.server.ts'
import type { GoogleClaims, GoogleNext, GoogleOptions } from './google-provider.server.ts'

/** Where the sign-in with Google takes place: in a window of its own, or in the page itself. */
export type GoogleDisplay = 'popup' | 'page'

/**
 * Where the person goes when something fails on the way: Better Auth, and we, add `error`.
 * @param returnTo own path to come back to
 */
export function googleFailureAddress(display: GoogleDisplay, returnTo: string | null): string {
  return display === 'popup' ? googleDonePath() : loginPath(returnTo)
}

/** Too many sign-ins began at one address: the sign-in page tells it. */
export const tooManyCode = 'too_many_attempts'

/**
 * Begins a sign-in with Google.
 * @param options `startAnew`: an unconfirmed account with the same address may give way
 * @returns the provider's address, and the headers that tie the attempt to this browser
 */
export async function startGoogle(
  auth: Auth,
  display: GoogleDisplay,
  returnTo: string | null,
  options: GoogleOptions,
): Promise<{ url: string; headers: Headers }> {
  const { headers, response } = await auth.api.signInSocial({
    body: {
      provider: 'google',
      callbackURL: display === 'popup' ? googleDonePath() : (returnTo ?? dashboardPath()),
      errorCallbackURL: googleFailureAddress(display, returnTo),
      disableRedirect: true,
      additionalData: options,
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
export const cookieHeader = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

/** Why a return was refused: the code in the address it leads to, without words from elsewhere. */
export function refusalReason(headers: Headers): string {
  const code = URL.parse(headers.get('Location') ?? '', 'http://own')?.searchParams.get('error')
  return /^[a-z_]{1,40}$/i.exec(code ?? '')?.[0] ?? 'unknown'
}

/** How a sign-in with Google goes on; `formerId`: whose account gave way to it. */
type Takeover = { next: GoogleNext; formerId: string | null }

const noTakeover: Takeover = { next: 'proceed', formerId: null }

/**
 * Somebody comes from Google whose address is registered here with a password and was never
 * confirmed: it may be a stranger who registered it. An address that Google vouches for is its
 * owner's, who is asked before anything goes. Once asked, the account goes with all that is stored
 * in it, its sessions and its password, and the sign-in registers the owner anew.
 *
 * An administrator's account never gives way, and a suspended one stays as it is, and one whose
 * address was corrected, while that can be taken back: Better Auth then refuses to link them. An
 * address that its former owner may take back opens nothing meanwhile.
 */
export async function confirmTakeover(
  { db, env }: { db: Database; env: SecretSettings },
  { sub, email, emailVerified }: GoogleClaims,
  { startAnew }: Pick<GoogleOptions, 'startAnew'>,
): Promise<Takeover> {
  const linked = await db
    .selectFrom('accounts')
    .select('id')
    .where('providerId', '=', 'google')
    .where('accountId', '=', sub)
    .executeTakeFirst()
  if (linked) return noTakeover
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!holder && (await isReserved(db, email))) return { next: 'wait', formerId: null }
  if (!emailVerified) return noTakeover
  const found = await unconfirmedAccount(db, email)
  if (!found) return noTakeover
  if (!startAnew) return { next: 'ask', formerId: null }
  // Promoted, suspended or confirmed at this very moment: it stays.
  const mayGo = async (trx: Database) => (await unconfirmedAccount(trx, email))?.id === found.id
  const isGone = await forgetPerson({ db, env }, { id: found.id, email }, mayGo)
  return { next: 'proceed', formerId: isGone ? found.id : null }
}

const unconfirmedAccount = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select('users.id')
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .where('role', '=', 'customer')
    .where('isActive', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('addressChanges')
            .select('addressChanges.id')
            .whereRef('addressChanges.userId', '=', 'users.id')
            .where(isUndoable),
        ),
      ),
    )
    .executeTakeFirst()
