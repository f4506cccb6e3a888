import { describe, expect, test } from 'vitest'
import { parseEnv, settingDoubts } from './env.server.ts'

const comune = {
  SIGN_IN_PROVIDERS: 'comune',
  SIGN_IN_COMUNE_NAME: 'il Comune',
  SIGN_IN_COMUNE_ISSUER: 'https://accesso.comune.example/',
  SIGN_IN_COMUNE_CLIENT_ID: 'fucina',
  SIGN_IN_COMUNE_CLIENT_SECRET: 'segreta',
}
const google = { GOOGLE_CLIENT_ID: 'uno', GOOGLE_CLIENT_SECRET: 'due' }
const publicly = { PUBLIC_URL: 'https://fucina.example' }

function refusal(source: Record<string, string>): string {
  try {
    parseEnv(source)
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

const ids = (source: Record<string, string>) => parseEnv(source).signInProviders.map(({ id }) => id)

test('REL-35 Google needs an id and a secret alone, and stands first unless the list names it', () => {
  expect(parseEnv(google).signInProviders).toMatchObject([
    {
      ...{ id: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
      ...{ clientId: 'uno', clientSecret: 'due', scopes: ['openid', 'email', 'profile'] },
      claims: { subject: 'sub', name: ['name'], email: 'email', emailVerified: 'email_verified' },
    },
  ])
  expect(ids({ ...google, ...comune })).toEqual(['google', 'comune'])
  expect(ids({ ...google, ...comune, SIGN_IN_PROVIDERS: ' comune , google,comune' })).toEqual([
    'comune',
    'google',
  ])
  expect(ids({})).toEqual([])
})

test('REL-35 what is set for a provider is its own', () => {
  const [provider] = parseEnv({
    ...comune,
    SIGN_IN_COMUNE_SCOPES: 'openid  profile',
    SIGN_IN_COMUNE_LEVELS: 'uno due',
    SIGN_IN_COMUNE_CLAIM_NAME: 'nome cognome',
    SIGN_IN_COMUNE_CLAIM_SUBJECT: 'https://comune.example/numero',
  }).signInProviders
  expect(provider).toMatchObject({
    issuer: 'https://accesso.comune.example',
    scopes: ['openid', 'profile'],
    levels: ['uno', 'due'],
    claims: { subject: 'https://comune.example/numero', name: ['nome', 'cognome'] },
  })
})

describe('HLD-19 a wrong setting of a provider is named in one line', () => {
  const named = 'SIGN_IN_PROVIDERS: must name providers'
  const claim = 'must be the name of a claim'
  test.each<[Record<string, string>, string]>([
    [{ SIGN_IN_PROVIDERS: 'Comune' }, named],
    [{ SIGN_IN_COMUNE_NAME: '' }, 'SIGN_IN_COMUNE_NAME: is missing'],
    [
      { ...publicly, SIGN_IN_COMUNE_ISSUER: 'http://comune.example' },
      'SIGN_IN_COMUNE_ISSUER: must be an address that begins with https://',
    ],
    [
      { SIGN_IN_COMUNE_ISSUER: 'https://ada:segreta@comune.example' },
      'SIGN_IN_COMUNE_ISSUER: must be an address without name and query',
    ],
    [{ SIGN_IN_COMUNE_SCOPES: 'email' }, "SIGN_IN_COMUNE_SCOPES: must hold 'openid'"],
    [{ SIGN_IN_COMUNE_CLAIM_EMAIL: 'e mail' }, `SIGN_IN_COMUNE_CLAIM_EMAIL: ${claim}`],
    [
      { SIGN_IN_COMUNE_CLAIM_SUBJECT: 'https://attributes.eid.gov.it/fiscal_number' },
      'SIGN_IN_COMUNE_CLAIM_SUBJECT: must not be the fiscal code',
    ],
    [{ SIGN_IN_PROVIDERS: 'google,comune' }, 'GOOGLE_CLIENT_ID: is missing'],
  ])('%o', (changed, sentence) => {
    const message = refusal({ ...comune, ...changed })
    expect(message).toContain(sentence)
    expect(message).not.toMatch(/\n|segreta/)
  })

  test('no password without a provider', () => {
    expect(refusal({ SIGN_IN_PASSWORD: 'no' })).toContain('SIGN_IN_PASSWORD: is no without')
    expect(refusal({ SIGN_IN_PASSWORD: 'no', ...comune })).toBe('accepted')
  })

  test('a setting of a provider that the list does not name is told in the log', () => {
    const source = { ...comune, SIGN_IN_COMUNE_LOGHI: 'x', SIGN_IN_SPID_NAME: 'SPID' }
    const doubts = settingDoubts(parseEnv(source), source)
    for (const name of ['SIGN_IN_COMUNE_LOGHI', 'SIGN_IN_SPID_NAME']) {
      expect(doubts).toContainEqual(expect.stringContaining(`${name} is no setting`))
    }
    expect(doubts.filter((doubt) => doubt.includes('is no setting'))).toHaveLength(2)
  })
})
