import { dashboardPath } from '../../paths.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { isStaff } from '../../platform/roles.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import type { SecretSettings } from '../../platform/settings/secret.server.ts'
import type { SignInProvider } from '../../platform/settings/sign-in-providers.server.ts'
import { afterProviderPath, providerDonePath, providerLogoPath } from '../../sign-in-paths.ts'
import type { OfferedProvider } from '../account.ts'
import { forgetPerson } from '../settings/delete-account.server.ts'
import type { Auth } from './auth.server.ts'
import type { ProviderClaims } from './provider-claims.server.ts'
import type { NextOfSignIn, ProviderOptions } from './provider-plugin.server.ts'

type Providers = Pick<Env, 'signInProviders' | 'isLoopback'>

/** The provider with this id; null: the settings know none. */
export const findProvider = (
  { signInProviders }: Pick<Env, 'signInProviders'>,
  id: string | null,
): SignInProvider | null => signInProviders.find((provider) => provider.id === id) ?? null

/** The providers whose buttons are shown; a trial without any shows how one would look. */
export function offeredProviders({ signInProviders, isLoopback }: Providers): OfferedProvider[] {
  if (signInProviders.length === 0 && isLoopback) {
    return [{ id: 'google', name: 'Google', logo: null, isEnabled: false }]
  }
  return signInProviders.map(({ id, name, logo }) => ({
    ...{ id, name, logo: logo === undefined ? null : providerLogoPath(id) },
    isEnabled: true,
  }))
}

/** Where a sign-in takes place: in a window of its own, or in the page itself. */
export type ProviderDisplay = 'popup' | 'page'

/**
 * Where the person goes when something fails on the way: Better Auth, and we, add `error`.
 * @param provider its id
 * @param returnTo own path to come back to
 */
export function failureAddress(
  provider: string,
  display: ProviderDisplay,
  returnTo: string | null,
): string {
  return display === 'popup' ? providerDonePath(provider) : afterProviderPath(provider, returnTo)
}

/**
 * Begins a sign-in. On a device of others the provider asks who it is, whoever was there before, and
 * so it does of who shows it once more, and says when (`auth_time`): else it is no proof.
 * @param options `startAnew`: an unconfirmed account with the same address may give way
 * @returns the provider's address, and the headers that tie the attempt to this browser
 */
export async function startSignIn(
  { auth, provider }: { auth: Auth; provider: SignInProvider },
  display: ProviderDisplay,
  returnTo: string | null,
  options: ProviderOptions,
): Promise<{ url: string; headers: Headers }> {
  const { headers, response } = await auth.api.signInSocial({
    body: {
      provider: provider.id,
      callbackURL:
        display === 'popup' ? providerDonePath(provider.id) : (returnTo ?? dashboardPath()),
      errorCallbackURL: failureAddress(provider.id, display, returnTo),
      disableRedirect: true,
      additionalData: { ...options, of: provider.id, begunAt: Date.now() },
      ...((options.isShared || options.asksAnew) && { additionalParams: asking(provider) }),
    },
    returnHeaders: true,
  })
  if (!response.url) throw new Error('the provider has no address to sign in at')
  return { url: response.url, headers }
}

/** What makes a provider ask who it is; Google knows no `max_age`. */
const asking = ({ askingAnew: prompt }: SignInProvider): Record<string, string> =>
  prompt === 'login' ? { prompt, max_age: '0' } : { prompt }

/**
 * A page that goes on to the provider by itself. Not a redirect: browsers apply our own
 * `form-action` to redirects after a form, and it names no other site.
 * @param words of the link for browsers that stay
 */
export function goToProvider(url: string, words: string): string {
  const address = escapeHtml(url)
  const text = escapeHtml(words)
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>${text}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0;url=${address}"></head>
<body><p><a href="${address}">${text}</a></p></body></html>`
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

/** How a sign-in goes on; `formerId`: whose account gave way to it. */
type Takeover = { next: NextOfSignIn; formerId: string | null }

const noTakeover: Takeover = { next: 'proceed', formerId: null }

/**
 * Somebody comes from a provider whose address is registered here with a password and was never
 * confirmed: it may be a stranger who registered it. An address that a provider vouches for is its
 * owner's, who is asked before anything goes. Once asked, the account goes with all that is stored
 * in it, its sessions and its password, and the sign-in registers the owner anew.
 *
 * An account with a role never gives way, and a suspended one stays as it is: Better Auth then
 * refuses to link them. A provider's word alone opens no account with a role: it is linked where a
 * second key is asked for besides. And an account that knows somebody at this provider is opened to nobody else who comes from there with its address, which
 * may have been given to another person.
 */
export async function confirmTakeover(
  { db, env, provider }: { db: Database; env: SecretSettings; provider: { id: string } },
  { subject, email, emailVerified }: ProviderClaims,
  { startAnew }: Pick<ProviderOptions, 'startAnew'>,
): Promise<Takeover> {
  if (email === null || (await isLinked(db, provider, 'accountId', subject))) return noTakeover
  const holder = await db
    .selectFrom('users')
    .select(['id', 'emailVerified', 'role', 'secondProofId'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!emailVerified) return noTakeover
  if (holder && isStaff(holder.role) && holder.secondProofId === null) {
    return { next: 'notLinked', formerId: null }
  }
  if (holder?.emailVerified && (await isLinked(db, provider, 'userId', holder.id))) {
    return { next: 'otherSubject', formerId: null }
  }
  const found = await unconfirmedAccount(db, email)
  if (!found) return noTakeover
  if (!startAnew) return { next: 'unconfirmed', formerId: null }
  // Promoted, suspended or confirmed at this very moment: it stays.
  const mayGo = async (trx: Database) => (await unconfirmedAccount(trx, email))?.id === found.id
  const isGone = await forgetPerson({ db, env }, { id: found.id, email }, mayGo)
  return { next: 'proceed', formerId: isGone ? found.id : null }
}

/** Whether the provider signs somebody in already: who they are there, or here. */
async function isLinked(
  db: Database,
  provider: { id: string },
  whom: 'accountId' | 'userId',
  id: string,
): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('providerId', '=', provider.id)
    .where(whom, '=', id)
    .executeTakeFirst()
  return account !== undefined
}

const unconfirmedAccount = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .where('role', '=', 'customer')
    .where('isActive', '=', true)
    .executeTakeFirst()
