import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { APIError, getOAuthState } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { loginPath } from '../../paths.ts'
import { reservedAddress } from '../../platform/has-address.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { SignInProvider } from '../../platform/settings/sign-in-providers.server.ts'
import {
  ClaimRefused,
  checkedClaims,
  claimsOfToken,
  isAskedAnew,
  isSureEnough,
  momentOfAsking,
  type ProviderClaims,
} from './provider-claims.server.ts'
import { providerCodes } from './provider-popup.ts'
import { discoveryAddress, exchangeCode, withUserInfo } from './provider-requests.server.ts'

/**
 * How a sign-in goes on. 'proceed': the session opens. 'unconfirmed': the sign-in page asks what to do
 * with an account that nobody confirmed. The others: it says why the account with this address is
 * not opened.
 */
export type NextOfSignIn = 'proceed' | 'unconfirmed' | 'otherSubject' | 'notLinked'

/**
 * What the person said before going to the provider; `isShared`: the device is others' too;
 * `asksAnew`: they show once more who they are, so that the provider has to ask them.
 */
export type ProviderOptions = { startAnew: boolean; isShared: boolean; asksAnew: boolean }

/** What a return from a provider is led by, as long as its request lasts. */
export type ProviderReturn = {
  /** Aborted when the return has been answered without waiting longer. */
  late: AbortSignal
  /**
   * Called with the checked claims before anybody is looked up.
   * @param askedAt when the provider asked the person who they are; null: it does not say
   */
  beforeSignIn(
    claims: ProviderClaims,
    options: ProviderOptions,
    askedAt: Date | null,
  ): Promise<NextOfSignIn>
}

export const providerReturn = new AsyncLocalStorage<ProviderReturn>()

type Ground = { log: Log; provider: SignInProvider }

/**
 * One sign-in provider. Better Auth verifies the ID token's signature, issuer, audience, end and
 * nonce when there is one; that there is one, and what stands in it, is checked here.
 */
export const providerPlugin = ({ log, provider }: Ground) =>
  genericOAuth({
    config: [
      {
        providerId: provider.id,
        discoveryUrl: discoveryAddress(provider),
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        scopes: provider.scopes,
        requireIdTokenVerification: true,
        ...(provider.levels.length > 0 && {
          authorizationUrlParams: { acr_values: provider.levels.join(' ') },
        }),
        async getToken(exchange) {
          try {
            // Before its code goes anywhere: it may be another provider's.
            const { of } = await storedOptions()
            if (of !== provider.id) throw new Error(`${provider.id} was not asked`)
            return await exchangeCode(provider, exchange, providerReturn.getStore()?.late)
          } catch (error) {
            log.error({ provider: provider.id, err: error }, 'a sign-in provider gave no token')
            throw error
          }
        },
        // The account is that of the claim that the settings name, whatever `sub` says.
        accountSubject: ({ profile }) => profile.id ?? '',
        getUserInfo: ({ idToken, accessToken }) =>
          checkedPerson({ log, provider }, { idToken, accessToken }),
      },
    ],
  })

type Tokens = { idToken: string | undefined; accessToken: string | undefined }

async function checkedPerson({ log, provider }: Ground, { idToken, accessToken }: Tokens) {
  // Without it nobody has signed who this is.
  if (!idToken) return endWith('id_token_missing')
  try {
    const { startAnew, isShared, asksAnew, begunAt } = await storedOptions()
    const signed = claimsOfToken(idToken, provider.clientId)
    if (!isSureEnough(provider, signed)) return endWith(providerCodes.levelTooLow)
    const askedAt = momentOfAsking(signed)
    if (asksAnew && !isAskedAnew(askedAt, begunAt)) return endWith('not_asked_anew')
    const isWhole = provider.claims.email in signed
    const told = isWhole ? signed : await withUserInfo(provider, accessToken, signed)
    const claims = checkedClaims(provider, told)
    const store = providerReturn.getStore()
    // The person has been told to try again: nobody signs in unseen.
    store?.late.throwIfAborted()
    const options = { startAnew, isShared, asksAnew }
    const next = (await store?.beforeSignIn(claims, options, askedAt)) ?? 'proceed'
    if (next !== 'proceed') return endWith(providerCodes[next])
    const { subject, name, emailVerified, picture: image } = claims
    const email = claims.email ?? reservedAddress(randomUUID())
    return { id: subject, name, email, emailVerified, image }
  } catch (error) {
    if (!(error instanceof ClaimRefused)) throw error
    log.warn({ provider: provider.id, err: error }, 'a claim was refused')
    return endWith('claim_refused')
  }
}

/** What was said when the sign-in began, and where its failures are told. */
const storedOptions = async () => {
  const state =
    await getOAuthState<Partial<Record<'of' | 'begunAt' | keyof ProviderOptions, unknown>>>()
  return {
    of: state?.of,
    startAnew: state?.startAnew === true,
    isShared: state?.isShared === true,
    asksAnew: state?.asksAnew === true,
    begunAt: Number(state?.begunAt),
    errorURL: state?.errorURL ?? loginPath(),
  }
}

/** The same address with the reason in it. */
export function withError(address: string, code: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}error=${encodeURIComponent(code)}`
}

/** Ends the sign-in where Better Auth ends its own refusals, with this reason. */
async function endWith(code: string): Promise<never> {
  const { errorURL } = await storedOptions()
  const headers = new Headers({ Location: withError(errorURL, code) })
  throw new APIError('FOUND', undefined, headers)
}
