/**
 * Stands in for Google: an OpenID provider on loopback with discovery, PKCE and people of our own.
 *
 *     const oidc = await startOidc()
 *     const server = await startFucina({ env: oidc.env })
 *     oidc.person = { email: 'ada@esempio.it', emailVerified: true }   // signs in without a page
 *     oidc.person = undefined                                         // shows a page to choose on
 *
 * On its own: `node tests/stand-ins/oidc.ts 4020`.
 */
import { generateKeyPairSync, sign } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider, { interactionPolicy } from 'oidc-provider'
import { listenOnLoopback } from './http.ts'

export type OidcPerson = {
  email: string
  emailVerified: boolean
  name?: string
  picture?: string
  /** Default: the address, so that the same address is the same person. */
  sub?: string
}

export type IdToken = {
  header: Record<string, unknown>
  claims: Record<string, unknown>
  /** By default the provider's own key signs. */
  signature?: 'stranger' | 'none'
}

export type OidcStandIn = {
  origin: string
  env: Record<string, string>
  /** Who signs in without being asked; unset: a page asks. */
  person: OidcPerson | undefined
  /**
   * `deny`: the person refuses; `fail`: the authorization page answers 500; `no-token`: the code
   * is not exchanged; `silent`: the exchange of the code is never answered; `down`: no connection at
   * all, discovery included.
   */
  mode: 'normal' | 'deny' | 'fail' | 'no-token' | 'silent' | 'down'
  /** Makes another ID token of the one that would be sent; null: the answer holds none. */
  forge: ((token: IdToken) => IdToken | null) | undefined
  /** How often the authorization page was opened. */
  visits: number
  stop(): Promise<void>
}

const clientId = 'fucina'
const clientSecret = 'secret-of-the-stand-in'

const offered: OidcPerson[] = [
  { email: 'ada.google@esempio.it', emailVerified: true, name: 'Ada Google' },
  { email: 'non.verificata@esempio.it', emailVerified: false, name: 'Bice Senza Verifica' },
]

const page = (uid: string) => `<!doctype html><html lang="it"><meta charset="utf-8">
<title>Scegli un account</title><h1>Scegli un account</h1>
${offered
  .map(
    ({ email }) =>
      `<form method="post" action="/interaction/${uid}"><button name="email" value="${email}">${email}</button></form>`,
  )
  .join('\n')}
<form method="post" action="/interaction/${uid}"><button name="deny" value="1">Annulla</button></form></html>`

const encoded = (text: string) => Buffer.from(text).toString('base64url')

function read(token: string): IdToken {
  const [header, claims] = token
    .split('.', 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
  return { header, claims }
}

/** Everybody signs in each time: a session left from another test must not answer for them. */
function askEachTime() {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('login')
    .checks.add(
      new Check('each_time', 'every sign-in asks who it is', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

export async function startOidc(port = 0): Promise<OidcStandIn> {
  const people = new Map<string, OidcPerson>()
  const subOf = (person: OidcPerson) => {
    const sub = person.sub ?? person.email
    people.set(sub, person)
    return sub
  }

  async function formOf(request: IncomingMessage) {
    let text = ''
    for await (const chunk of request) text += chunk
    return new URLSearchParams(text)
  }

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { uid } = await provider.interactionDetails(request, response)
    const finish = (result: Record<string, unknown>) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    const form = request.method === 'POST' ? await formOf(request) : new URLSearchParams()
    if (oidc.mode === 'deny' || form.has('deny')) {
      return finish({ error: 'access_denied', error_description: 'refused' })
    }
    const chosen = oidc.person ?? offered.find(({ email }) => email === form.get('email'))
    if (chosen) return finish({ login: { accountId: subOf(chosen), remember: false } })
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(uid))
  }

  const server = await listenOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback')
    if (oidc.mode === 'down') {
      request.socket.destroy()
      return
    }
    if (pathname === '/auth') oidc.visits += 1
    const isBroken =
      (oidc.mode === 'fail' && pathname === '/auth') ||
      (oidc.mode === 'no-token' && pathname === '/token')
    if (isBroken) {
      response.writeHead(500).end()
      return
    }
    if (oidc.mode === 'silent' && pathname === '/token') return
    if (pathname.startsWith('/interaction/')) {
      interact(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error))
      })
      return
    }
    if (oidc.forge && pathname === '/token') forging(response, oidc.forge)
    answer(request, response)
  }, port)

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

  /** Replaces the ID token in the answer, which the provider writes in one piece. */
  function forging(response: ServerResponse, forge: NonNullable<OidcStandIn['forge']>) {
    const end = response.end.bind(response)
    response.end = ((text: string) => {
      const { id_token: token, ...rest } = JSON.parse(text)
      const forged = token ? forge(read(token)) : null
      const body = JSON.stringify(forged ? { ...rest, id_token: written(forged) } : rest)
      response.setHeader('Content-Length', Buffer.byteLength(body))
      return end(body)
    }) as typeof response.end
  }

  function written({ header, claims, signature }: IdToken): string {
    const signed = [header, claims].map((part) => encoded(JSON.stringify(part))).join('.')
    if (signature === 'none') return `${signed}.`
    const key = signature === 'stranger' ? stranger : privateKey
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
  }
  const provider = new Provider(server.origin, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // Any address of the server under test: its port is not known yet.
        redirect_uris: ['http://127.0.0.1/auth/callback/google'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['the stand-in signs its cookies'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'picture'],
    },
    // As Google does: who it is stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: askEachTime(),
      url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    ttl: { Session: 60, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context: unknown, sub: string) => {
      const person = people.get(sub)
      if (!person) return
      return {
        accountId: sub,
        claims: () => ({
          sub,
          email: person.email,
          email_verified: person.emailVerified,
          name: person.name ?? person.email.split('@')[0],
          ...(person.picture ? { picture: person.picture } : {}),
        }),
      }
    },
    // Consent is given: the tests are about signing in.
    loadExistingGrant: async ({
      oidc: context,
    }: {
      oidc: { client: { clientId: string }; session: { accountId: string } }
    }) => {
      const grant = new provider.Grant({
        clientId: context.client.clientId,
        accountId: context.session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    /^http:\/\/(127\.0\.0\.1|localhost):\d+\/auth\/(oauth2\/)?callback\/google$/.test(uri)
  const answer = provider.callback()

  const oidc: OidcStandIn = {
    origin: server.origin,
    env: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_DISCOVERY_URL: `${server.origin}/.well-known/openid-configuration`,
    },
    person: undefined,
    mode: 'normal',
    forge: undefined,
    visits: 0,
    stop: server.close,
  }
  return oidc
}

if (import.meta.main) {
  const oidc = await startOidc(Number(process.argv[2] ?? 0))
  console.log(`OpenID stand-in on ${oidc.origin}`)
}
