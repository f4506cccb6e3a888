import { z } from 'zod'
import { cookieValue, hostPrefix, setCookie } from '../../platform/cookies.server.ts'
import { minuteMilliseconds } from '../../platform/durations.ts'
import { parseJson } from '../../platform/parse-json.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { seal, unseal } from '../../platform/settings/seal.server.ts'
import type { SignInProvider } from '../../platform/settings/sign-in-providers.server.ts'
import { leftProviderPath } from '../../sign-in-paths.ts'
import { sessionLifetimes } from '../session/session-limits.ts'
import { discover } from './provider-requests.server.ts'

const purpose = 'leaving'
/** A browser keeps 4,096 characters of a cookie, and sealed a text is a third longer. */
const longestToken = 2500
/** How long the page waits that asks whether to sign out at the provider too. */
export const leavingTime = 10 * minuteMilliseconds

const leavingSchema = z.object({
  accountId: z.string(),
  provider: z.string(),
  /** Where the provider signs people out. */
  at: z.string(),
  /** Shows the provider who it is; null: it is too long to be kept, and the provider asks. */
  token: z.string().nullable(),
  /** 'Finito' was pressed: nothing is asked, and nothing stays in the browser. */
  isFinished: z.boolean(),
})

/** What it takes to sign out at a provider; kept, sealed, by the browser alone. */
export type Leaving = z.output<typeof leavingSchema>

const cookieName = (env: Env) => `${hostPrefix(env)}fucina_uscita`

/** The `Set-Cookie` value that keeps it. @param seconds null: until the browser is closed */
export const leavingCookie = (env: Env, leaving: Leaving, seconds: number | null): string =>
  setCookie(env, cookieName(env), seal(env, purpose, JSON.stringify(leaving)), seconds)

export const forgottenLeaving = (env: Env): string => setCookie(env, cookieName(env), '', 0)

/** The same for whoever has signed in just now; null: the provider signs nobody out. */
export async function leavingCookieFor(
  env: Env,
  signedIn: { provider: SignInProvider; accountId: string; token: string; isShared: boolean },
): Promise<string | null> {
  const { provider, accountId, token, isShared } = signedIn
  const { end_session_endpoint: at } = await discover(provider)
  if (!at) return null
  const leaving = {
    ...{ accountId, provider: provider.id, at, isFinished: false },
    token: token.length > longestToken ? null : token,
  }
  return leavingCookie(env, leaving, isShared ? null : sessionLifetimes.user / 1000)
}

/** @param cookies the request's header */
export function readLeaving(env: Env, cookies: string | null): Leaving | null {
  const sealed = cookieValue(cookies, cookieName(env))
  const text = sealed ? unseal(env, purpose, sealed) : null
  return text === null ? null : leavingSchema.parse(parseJson(text))
}

/** The word that comes back from the provider, if everything goes. */
export const finishedState = 'finito'

/** Where the provider signs the person out, and leads back from (OpenID Connect RP-Initiated Logout 1.0). */
export function leavingAddress(
  env: Env,
  { at, token, isFinished }: Leaving,
  provider: SignInProvider,
): string {
  const address = new URL(at)
  const asked = {
    client_id: provider.clientId,
    post_logout_redirect_uri: `${env.PUBLIC_URL}${leftProviderPath()}`,
    state: isFinished ? finishedState : 'uscita',
    ...(token !== null && { id_token_hint: token }),
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  return address.href
}
