/**
 * Stands in for Google, or a Comune: an OpenID provider on loopback with discovery, PKCE and people
 * of our own.
 *
 *     const oidc = await startOidc()
 *     const server = await startFucina({ env: oidc.env })
 *     oidc.person = { email: 'ada@esempio.it', emailVerified: true }   // signs in without a page
 *     oidc.person = undefined                                         // shows a page to choose on
 *
 * On its own: `node tests/stand-ins/oidc.ts 4020`.
 */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { listenOnLoopback } from './http.ts'
import type { OidcIssuer, OidcPerson } from './oidc-issuer.ts'

export type IdToken = {
  header: Record<string, unknown>
  claims: Record<string, unknown>
  /** By default the provider's own key signs. */
  signature?: 'stranger' | 'none'
}

export type OidcStandIn = {
  origin: string
  /** The settings that make it Google. */
  env: Record<string, string>
  /** The settings that make it another provider besides, under `id` and by a name. */
  envAs(id: string, name: string): Record<string, string>
  /** Who signs in without being asked; unset: a page asks. */
  person: OidcPerson | undefined
  /**
   * `deny`: the person refuses; `no-token`: the code is not exchanged; `silent`: the exchange of the
   * code is never answered; `down`: no connection at all, discovery included.
   */
  mode: 'normal' | 'deny' | 'no-token' | 'silent' | 'down'
  /** Makes another ID token of the one that would be sent; null: the answer holds none. */
  forge: ((token: IdToken) => IdToken | null) | undefined
  /** How often the authorization page was opened. */
  visits: number
  /** How many codes came to be exchanged. */
  exchanges: number
  /** What the authorization page was last asked with. */
  asked: URLSearchParams
  /** How many were signed out here. */
  signOuts: number
  stop(): Promise<void>
}

const clientId = 'fucina'
const clientSecret = 'secret-of-the-stand-in'

const encoded = (text: string) => Buffer.from(text).toString('base64url')

function read(token: string): IdToken {
  const [header, claims] = token
    .split('.', 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
  return { header, claims }
}

function written({ header, claims, signature }: IdToken, key: KeyObject): string {
  const signed = [header, claims].map((part) => encoded(JSON.stringify(part))).join('.')
  if (signature === 'none') return `${signed}.`
  const signer =
    signature === 'stranger' ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : key
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), signer).toString('base64url')}`
}

/** Replaces the ID token in the answer, which the provider writes in one piece. */
function forging(
  response: ServerResponse,
  forge: NonNullable<OidcStandIn['forge']>,
  key: KeyObject,
) {
  const end = response.end.bind(response)
  response.end = ((text: string) => {
    const { id_token: token, ...rest } = JSON.parse(text)
    const forged = token ? forge(read(token)) : null
    const body = JSON.stringify(forged ? { ...rest, id_token: written(forged, key) } : rest)
    response.setHeader('Content-Length', Buffer.byteLength(body))
    return end(body)
  }) as typeof response.end
}

/** @param as a Comune's signs people out and asks for the secret in a header, Google does neither */
export async function startOidc(
  port = 0,
  as: 'google' | 'comune' = 'google',
): Promise<OidcStandIn> {
  let opened: Promise<OidcIssuer> | undefined
  /** Loaded when it is first asked: most who start the stand-in sign nobody in. */
  const issuer = () => {
    opened ??= import('./oidc-issuer.ts').then(({ openIssuer }) =>
      openIssuer(server.origin, { id: clientId, secret: clientSecret, as }, oidc),
    )
    return opened
  }

  const server = await listenOnLoopback((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback')
    if (oidc.mode === 'down') {
      request.socket.destroy()
      return
    }
    if (pathname === '/auth') {
      oidc.visits += 1
      oidc.asked = searchParams
    }
    if (pathname === '/token') oidc.exchanges += 1
    if (oidc.mode === 'no-token' && pathname === '/token') {
      response.writeHead(500).end()
      return
    }
    if (oidc.mode === 'silent' && pathname === '/token') return
    void issuer().then(({ answer, key }) => {
      if (oidc.forge && pathname === '/token') forging(response, oidc.forge, key)
      answer(request, response)
    })
  }, port)

  const oidc: OidcStandIn = {
    origin: server.origin,
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      SIGN_IN_GOOGLE_ISSUER: server.origin,
    },
    envAs: (id, name) => {
      const begin = `SIGN_IN_${id.toUpperCase()}_`
      return {
        SIGN_IN_PROVIDERS: id,
        [`${begin}ISSUER`]: server.origin,
        [`${begin}CLIENT_ID`]: clientId,
        [`${begin}CLIENT_SECRET`]: clientSecret,
        [`${begin}NAME`]: name,
      }
    },
    person: undefined,
    mode: 'normal',
    forge: undefined,
    visits: 0,
    exchanges: 0,
    asked: new URLSearchParams(),
    signOuts: 0,
    stop: server.close,
  }
  return oidc
}

if (import.meta.main) {
  const oidc = await startOidc(Number(process.argv[2] ?? 0))
  console.log(`OpenID stand-in on ${oidc.origin}`)
}
