import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError, getOAuthState } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import { loginPath } from '../../paths.ts'
import { isReserved } from '../../platform/has-address.ts'
import { isSeen } from '../../platform/seen.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { truncate } from '../../platform/well-formed.ts'
import { accountLimits } from '../account.ts'

/** What we take from an ID token, checked. */
export type GoogleClaims = {
  sub: string
  /** In small letters. */
  email: string
  emailVerified: boolean
  /** '' where the provider names nobody. */
  name: string
  /** An https address. */
  picture: string | undefined
}

/** The sign-in page's word for: somebody registered this address here without confirming it. */
export const unconfirmedCode = 'account_not_confirmed'

/** And for: whoever had this address may take it back for some days. */
const waitingCode = 'address_in_change'

/**
 * How a sign-in goes on: further; or it ends, and the sign-in page asks what to do with an account
 * that nobody confirmed ('ask'), or says that the address is somebody's to take back ('wait').
 */
export type GoogleNext = 'proceed' | 'ask' | 'wait'

const endings: Record<Exclude<GoogleNext, 'proceed'>, string> = {
  ask: unconfirmedCode,
  wait: waitingCode,
}

/**
 * What the person said before going to the provider; `isShared`: the device is others' too.
 */
export type GoogleOptions = { startAnew: boolean; isShared: boolean }

/** What a return from the provider is led by, as long as its request lasts. */
export type GoogleReturn = {
  /** Aborted when the return has been answered without waiting longer. */
  late: AbortSignal
  /** Called with the checked claims before anybody is looked up. */
  beforeSignIn(claims: GoogleClaims, options: GoogleOptions): Promise<GoogleNext>
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
        getUserInfo: ({ idToken, accessToken }) => checkedPerson(env, { idToken, accessToken }),
      },
    ],
  })

type Tokens = { idToken: string | undefined; accessToken: string | undefined }

async function checkedPerson(env: Env, { idToken, accessToken }: Tokens) {
  // Without it nobody has signed who this is.
  if (!idToken) return endWith('id_token_missing')
  try {
    const signed = claimsOfToken(idToken, env.GOOGLE_CLIENT_ID ?? '')
    const claims = checkedClaims(
      'email' in signed ? signed : await userInfo(env, accessToken, signed),
    )
    const { startAnew, isShared } = await storedOptions()
    const store = googleReturn.getStore()
    // The person has been told to try again: nobody signs in unseen.
    store?.late.throwIfAborted()
    const next = (await store?.beforeSignIn(claims, { startAnew, isShared })) ?? 'proceed'
    if (next !== 'proceed') return endWith(endings[next])
    return { ...claims, id: claims.sub, image: claims.picture }
  } catch (error) {
    if (error instanceof ClaimRefused) return endWith('claim_refused')
    throw error
  }
}

/** What was said when the sign-in began, and where its failures are told. */
const storedOptions = async () => {
  const state = await getOAuthState<{ startAnew?: unknown; isShared?: unknown }>()
  return {
    startAnew: state?.startAnew === true,
    isShared: state?.isShared === true,
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

/**
 * Some providers tell the address only at an endpoint of its own, of the person whom the token
 * names.
 */
async function userInfo(env: Env, accessToken: string | undefined, signed: { sub: string }) {
  const signal = AbortSignal.timeout(askMilliseconds)
  const document = await (await fetch(env.GOOGLE_DISCOVERY_URL, { signal })).json()
  const { userinfo_endpoint: endpoint } = z.object({ userinfo_endpoint: z.url() }).parse(document)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const claims: unknown = await (await fetch(endpoint, { headers, signal })).json()
  const told = z.looseObject({ sub: z.string() }).parse(claims)
  if (told.sub !== signed.sub) throw new ClaimRefused('sub')
  return told
}

/** What no screen shows and no honest text holds. */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
/** Marks that turn the words after them round: a name goes without them. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !unreadable.test(value))

const claimsSchema = z.object({
  sub: text(255).min(1),
  email: text(accountLimits.email)
    .toLowerCase()
    .pipe(z.email())
    .refine((email) => !isReserved(email)),
  // Some providers write it as a text.
  email_verified: z
    .union([
      z.boolean(),
      z.literal('true').transform(() => true),
      z.literal('false').transform(() => false),
    ])
    .default(false),
  name: text(1000).nullish(),
  picture: text(4000).nullish(),
})

const signedSchema = z.looseObject({
  sub: z.string(),
  exp: z.number(),
  iat: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
})

/** A claim that no honest provider sends; names the claim, never its value. */
class ClaimRefused extends Error {
  constructor(claim: string) {
    super(`the claim ${claim} is not what it must be`)
    this.name = 'ClaimRefused'
  }
}

function parsed<T>(schema: z.ZodType<T>, claims: unknown): T {
  const result = schema.safeParse(claims)
  if (result.success) return result.data
  throw new ClaimRefused(String(result.error.issues[0]?.path[0] ?? 'set'))
}

/**
 * The claims of an ID token whose signature, issuer, audience, nonce and end were verified before:
 * that they are all there, and that the token was made for us alone.
 * @throws ClaimRefused
 */
function claimsOfToken(token: string, clientId: string): { sub: string; [claim: string]: unknown } {
  const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const claims = parsed(signedSchema, JSON.parse(body))
  const others = [claims.aud].flat().filter((audience) => audience !== clientId)
  if (others.length > 0) throw new ClaimRefused('aud')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new ClaimRefused('azp')
  return claims
}

/**
 * Checks what a provider says of a person. @throws ClaimRefused for lists, numbers and objects in
 * place of texts, for control characters, for what is no address and for absurd lengths
 */
function checkedClaims(claims: unknown): GoogleClaims {
  const { sub, email, email_verified: emailVerified, name, picture } = parsed(claimsSchema, claims)
  const called = (name ?? '').replace(turning, '').trim()
  return {
    sub,
    email,
    emailVerified,
    name: isSeen(called) ? truncate(called, accountLimits.name) : '',
    picture: picture && URL.parse(picture)?.protocol === 'https:' ? picture : undefined,
  }
}
