import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError, getOAuthState } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import { loginPath } from '../../paths.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import {
  ClaimRefused,
  checkedClaims,
  claimsOfToken,
  type GoogleClaims,
} from './google-claims.server.ts'

/** The sign-in page's word for: somebody registered this address here without confirming it. */
export const unconfirmedCode = 'account_not_confirmed'

/**
 * What the person said before going to the provider; `isShared`: the device is others' too.
 */
export type GoogleWish = { startAnew: boolean; isShared: boolean }

/** What a return from the provider is led by, as long as its request lasts. */
export type GoogleReturn = {
  /** Aborted when the return has been answered without waiting longer. */
  late: AbortSignal
  /**
   * Called with the checked claims before anybody is looked up.
   * @returns 'ask': the sign-in ends here, and the sign-in page asks what to do
   */
  meet(claims: GoogleClaims, wish: GoogleWish): Promise<'on' | 'ask'>
}

export const googleReturn = new AsyncLocalStorage<GoogleReturn>()

const askMilliseconds = 5000

/**
 * The OpenID provider. Better Auth verifies the ID token's signature, issuer, audience, end and
 * nonce when there is one; that there is one, and what stands in it, is checked here.
 */
export const google = (env: Env) =>
  genericOAuth({
    config: [
      {
        providerId: 'google',
        discoveryUrl: env.GOOGLE_DISCOVERY_URL,
        clientId: env.GOOGLE_CLIENT_ID ?? '',
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
        scopes: ['openid', 'email', 'profile'],
        requireIdTokenVerification: true,
        getUserInfo: ({ idToken, accessToken }) => person(env, { idToken, accessToken }),
      },
    ],
  })

type Tokens = { idToken: string | undefined; accessToken: string | undefined }

async function person(env: Env, { idToken, accessToken }: Tokens) {
  // Without it nobody has signed who this is.
  if (!idToken) return endWith('id_token_missing')
  try {
    const signed = claimsOfToken(idToken, env.GOOGLE_CLIENT_ID ?? '')
    const claims = checkedClaims('email' in signed ? signed : await ask(env, accessToken, signed))
    const { startAnew, isShared } = await wish()
    // Whoever came back has been told to try again: nobody signs in unseen.
    googleReturn.getStore()?.late.throwIfAborted()
    if ((await googleReturn.getStore()?.meet(claims, { startAnew, isShared })) === 'ask') {
      return endWith(unconfirmedCode)
    }
    return { ...claims, id: claims.sub, image: claims.picture }
  } catch (error) {
    if (error instanceof ClaimRefused) return endWith('claim_refused')
    throw error
  }
}

const wish = async () => {
  const state = await getOAuthState<{ startAnew?: unknown; isShared?: unknown }>()
  return {
    startAnew: state?.startAnew === true,
    isShared: state?.isShared === true,
    errorURL: state?.errorURL ?? loginPath(),
  }
}

/** Ends the sign-in where Better Auth ends its own refusals, with this reason. */
async function endWith(code: string): Promise<never> {
  const { errorURL } = await wish()
  const address = `${errorURL}${errorURL.includes('?') ? '&' : '?'}error=${code}`
  throw new APIError('FOUND', undefined, new Headers({ Location: address }))
}

/**
 * Some providers tell the address only at an endpoint of its own, of the person whom the token
 * names.
 */
async function ask(env: Env, accessToken: string | undefined, signed: { sub: string }) {
  const signal = AbortSignal.timeout(askMilliseconds)
  const document = await (await fetch(env.GOOGLE_DISCOVERY_URL, { signal })).json()
  const { userinfo_endpoint: endpoint } = z.object({ userinfo_endpoint: z.url() }).parse(document)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const claims: unknown = await (await fetch(endpoint, { headers, signal })).json()
  const told = z.looseObject({ sub: z.string() }).parse(claims)
  if (told.sub !== signed.sub) throw new ClaimRefused('sub')
  return told
}
