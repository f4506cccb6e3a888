import { z } from 'zod'
import type { SignInProvider } from '../../platform/settings/sign-in-providers.server.ts'
import { ClaimRefused, type RawClaims } from './provider-claims.server.ts'

const askMilliseconds = 5000
/** A token is some kilobytes; one with all groups of a large office is not read to its end. */
const mostBytes = 64 * 1024

const discoverySchema = z.object({
  issuer: z.string(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})

/** What a provider says of itself, as far as we ask it ourselves. */
export type Discovery = z.output<typeof discoverySchema>

/** Where a provider describes itself. */
export const discoveryAddress = ({ issuer }: Pick<SignInProvider, 'issuer'>): string =>
  `${issuer}/.well-known/openid-configuration`

const discovered = new Map<string, Discovery>()

/**
 * What a provider says of itself; it is asked once.
 * @throws when it does not answer, or says that it is another one
 */
export async function discover(provider: Pick<SignInProvider, 'issuer'>): Promise<Discovery> {
  const known = discovered.get(provider.issuer)
  if (known) return known
  const found = discoverySchema.parse(await askForJson(discoveryAddress(provider)))
  if (!isIssuer(provider, found.issuer)) {
    throw new Error(`${provider.issuer} says that it is another provider: correct its ISSUER`)
  }
  discovered.set(provider.issuer, found)
  return found
}

/** Whether a provider calls itself as the settings do. */
export const isIssuer = (provider: Pick<SignInProvider, 'issuer'>, issuer: string): boolean =>
  issuer.replace(/\/$/, '') === provider.issuer

/** @throws when there is no answer, or one that is no JSON, leads elsewhere or is too long */
async function askForJson(address: string, asked: RequestInit = {}): Promise<unknown> {
  const signal = asked.signal ?? AbortSignal.timeout(askMilliseconds)
  const response = await fetch(address, { ...asked, signal, redirect: 'error' })
  if (!response.ok) throw new Error(`${new URL(address).host} answers ${response.status}`)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) {
      throw new Error(
        `${new URL(address).host} sends more than ${mostBytes / 1024} KB: have it send fewer claims (groups?)`,
      )
    }
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

const tokensSchema = z.object({
  id_token: z.string().optional(),
  access_token: z.string().optional(),
})

/** What the sign-in library hands over when somebody comes back. */
type Exchange = { code: string; redirectURI: string; codeVerifier?: string | undefined }

/**
 * Exchanges the code that somebody came back with.
 * @param late aborted when the return has been answered without waiting longer
 * @throws as `discover`, and when the provider refuses the code
 */
export async function exchangeCode(
  provider: SignInProvider,
  { code, redirectURI, codeVerifier = '' }: Exchange,
  late: AbortSignal | undefined,
): Promise<{ idToken?: string | undefined; accessToken?: string | undefined }> {
  const discovery = await discover(provider)
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectURI,
    code_verifier: codeVerifier,
  })
  const headers = new Headers({ Accept: 'application/json' })
  const { clientId, clientSecret } = provider
  const isPosted = discovery.token_endpoint_auth_methods_supported?.includes('client_secret_post')
  if (isPosted) {
    body.set('client_id', clientId)
    body.set('client_secret', clientSecret)
  } else {
    const named = [clientId, clientSecret].map(encodeURIComponent).join(':')
    headers.set('Authorization', `Basic ${Buffer.from(named).toString('base64')}`)
  }
  const asked = { method: 'POST', body, headers, signal: late ?? null }
  const tokens = tokensSchema.parse(await askForJson(discovery.token_endpoint, asked))
  return { idToken: tokens.id_token, accessToken: tokens.access_token }
}

/**
 * Some providers tell more of the person whom a token names at an endpoint of its own.
 * @returns the token's claims with those in their place
 * @throws ClaimRefused when it speaks of somebody else
 */
export async function withUserInfo(
  provider: SignInProvider,
  accessToken: string | undefined,
  signed: RawClaims,
): Promise<RawClaims> {
  const { userinfo_endpoint: endpoint } = await discover(provider)
  if (!endpoint || !accessToken) return signed
  const headers = { Authorization: `Bearer ${accessToken}` }
  const told = z.looseObject({ sub: z.string() }).parse(await askForJson(endpoint, { headers }))
  if (told.sub !== signed.sub) throw new ClaimRefused('sub')
  return { ...signed, ...told }
}
