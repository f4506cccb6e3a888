import { createHash, randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { Visitor } from '../harness/visitor.ts'
import { startOidc } from './oidc.ts'
import type { OidcPerson } from './oidc-issuer.ts'

const redirectUri = 'http://127.0.0.1:3999/auth/callback/google'

/** Walks to the provider and back, as a browser would. @returns the address it ends on */
async function walk(person: OidcPerson | undefined, mode: 'normal' | 'deny' = 'normal') {
  const oidc = await startOidc()
  onTestFinished(() => oidc.stop())
  oidc.person = person
  oidc.mode = mode
  const verifier = randomBytes(32).toString('base64url')
  const browser = new Visitor(oidc.origin)
  const discovery = await (await fetch(`${oidc.origin}/.well-known/openid-configuration`)).json()
  const start = new URL(discovery.authorization_endpoint)
  start.search = new URLSearchParams({
    client_id: oidc.env.GOOGLE_CLIENT_ID ?? '',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'here',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  let next = start.href
  for (let hops = 0; !next.startsWith(redirectUri); hops += 1) {
    expect(hops).toBeLessThan(10)
    const response = await browser.get(next)
    const location = response.headers.get('Location')
    if (!location) throw new Error(`${response.status} ${await response.text()}`)
    next = new URL(location, next).href
  }
  return { oidc, discovery, verifier, back: new URL(next) }
}

test('a person set beforehand signs in without a page; the ID token says who it is', async () => {
  const { oidc, discovery, verifier, back } = await walk({
    email: 'ada@esempio.it',
    emailVerified: false,
    name: 'Ada',
  })
  expect(back.searchParams.get('state')).toBe('here')
  const tokens = await fetch(discovery.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: oidc.env.GOOGLE_CLIENT_ID ?? '',
      client_secret: oidc.env.GOOGLE_CLIENT_SECRET ?? '',
      code_verifier: verifier,
    }),
  })
  const { id_token: idToken } = await tokens.json()
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1], 'base64url').toString())
  expect(claims).toMatchObject({ email: 'ada@esempio.it', email_verified: false, name: 'Ada' })
  expect(oidc.visits).toBe(1)
})

test('whoever refuses comes back with an error', async () => {
  const { back } = await walk({ email: 'ada@esempio.it', emailVerified: true }, 'deny')
  expect(back.searchParams.get('error')).toBe('access_denied')
})
