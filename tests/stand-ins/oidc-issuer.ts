/** The provider behind the stand-in: its people, the page they are chosen on, its key. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import Provider, { interactionPolicy } from 'oidc-provider'
import { readText } from './http.ts'

export type OidcPerson = {
  /** A person of SPID may have none. */
  email?: string
  emailVerified?: boolean
  name?: string
  picture?: string
  /** Default: the address, so that the same address is the same person. */
  sub?: string
  /** Other claims of the profile, by their names. */
  profile?: Record<string, string>
}

const offered: OidcPerson[] = [
  { email: 'ada.google@esempio.it', emailVerified: true, name: 'Ada Google' },
  { email: 'non.verificata@esempio.it', emailVerified: false, name: 'Bice Senza Verifica' },
]

const page = (
  uid: string,
) => `<!doctype html><html lang="it"><meta charset="utf-8"><link rel="icon" href="data:,">
<title>Scegli un account</title><h1>Scegli un account</h1>
${offered
  .map(
    ({ email }) =>
      `<form method="post" action="/interaction/${uid}"><button name="email" value="${email}">${email}</button></form>`,
  )
  .join('\n')}
<form method="post" action="/interaction/${uid}"><button name="deny" value="1">Annulla</button></form></html>`

/** Everybody signs in each time: a session left from another test must not answer for them. */
function askEachTime() {
  const policy = interactionPolicy.base()
  const { Check, Prompt } = interactionPolicy
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  policy
    .get('login')
    .checks.add(
      new Check('each_time', 'every sign-in asks who it is', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

/** @param form of the provider, which the button sends */
function askWhetherToLeave(context: { body: string }, form: string): void {
  context.body = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Esci</title>
<h1>Vuoi uscire?</h1>${form}<button form="op.logoutForm" name="logout" value="yes">Esci</button></html>`
}

export type OidcIssuer = { answer: RequestListener; key: KeyObject }

/**
 * @param client who may ask it
 * @param door says at each request who signs in, and whether they refuse
 */
export function openIssuer(
  origin: string,
  client: { id: string; secret: string; as: 'google' | 'comune' },
  door: { person: OidcPerson | undefined; mode: string; signOuts: number },
): OidcIssuer {
  const people = new Map<string, OidcPerson>()
  const subOf = (person: OidcPerson) => {
    const sub = person.sub ?? person.email ?? 'nobody'
    people.set(sub, person)
    return sub
  }

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { uid } = await provider.interactionDetails(request, response)
    const finish = (result: Record<string, unknown>) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    const form = new URLSearchParams(request.method === 'POST' ? await readText(request) : '')
    if (door.mode === 'deny' || form.has('deny')) {
      return finish({ error: 'access_denied', error_description: 'refused' })
    }
    const chosen = door.person ?? offered.find(({ email }) => email === form.get('email'))
    if (chosen) {
      const login = { accountId: subOf(chosen), remember: false }
      return finish({ login, select_account: {} })
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(uid))
  }

  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const method = client.as === 'comune' ? 'client_secret_basic' : 'client_secret_post'
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        // Any address of the server under test: its port is not known yet.
        redirect_uris: ['http://127.0.0.1/auth/callback/google'],
        token_endpoint_auth_method: method,
        // Google says it to nobody.
        require_auth_time: client.as === 'comune',
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    clientAuthMethods: [method],
    cookies: { keys: ['the stand-in signs its cookies'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // As Google does: who it is stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: client.as === 'comune', logoutSource: askWhetherToLeave },
    },
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
          ...(person.email && { email: person.email, email_verified: person.emailVerified }),
          ...(person.profile ?? { name: person.name ?? person.email?.split('@')[0] }),
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
    /^http:\/\/(127\.0\.0\.1|localhost):\d+\/auth\/(oauth2\/)?callback\/[a-z]+$/.test(uri)
  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) =>
    /^http:\/\/(127\.0\.0\.1|localhost):\d+\/uscita\/fatta$/.test(uri)
  provider.on('end_session.success', () => {
    door.signOuts += 1
  })
  const answer = provider.callback()
  return {
    key,
    answer(request, response) {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      interact(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error))
      })
    },
  }
}
