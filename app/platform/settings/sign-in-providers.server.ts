import { faultOfDrawing } from './drawing-file.server.ts'

/** Who may say who somebody is, besides a password: an OpenID Connect provider. */
export type SignInProvider = {
  /** In addresses, in the names of its settings and in `accounts.providerId`. */
  id: string
  /** As people read it after 'con'. */
  name: string
  /** Its address without '/' at the end; it says so itself in its tokens. */
  issuer: string
  clientId: string
  clientSecret: string
  /** A file to show on the button. */
  logo: string | undefined
  scopes: string[]
  /** Asked for, and one of them has to be in the token: how surely the person was recognised. */
  levels: string[]
  /** What makes it ask who it is, whoever has signed in there before. */
  askingAnew: 'login' | 'select_account'
  /** The claims that say who it is. */
  claims: { subject: string; name: string[]; email: string; emailVerified: string }
}

type Given = Record<string, string | undefined>

/** Begins at this word in an address or in `accounts.providerId`, so that no provider is called so. */
const reservedIds: ReadonlySet<string> = new Set(
  'codice conferma credential dispositivo failures password providers sportello'.split(' '),
)

const mostProviders = 8
const idForm = /^[a-z][a-z0-9]{1,19}$/
const claimForm = /^[^\s]{1,120}$/
/** The words of a claim that holds the 'codice fiscale': we neither ask for it nor store it. */
const fiscalCode = /fiscal|taxcode|tax_id/i

const suffixes = [
  ...(['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME', 'LOGO', 'SCOPES', 'LEVELS'] as const),
  ...(['CLAIM_SUBJECT', 'CLAIM_NAME', 'CLAIM_EMAIL', 'CLAIM_EMAIL_VERIFIED'] as const),
]
type Suffix = (typeof suffixes)[number]

const settingName = (id: string, suffix: Suffix) => `SIGN_IN_${id.toUpperCase()}_${suffix}`

/** Google needs an id and a secret alone, under names of their own. */
const shortNames: Partial<Record<string, Suffix>> = {
  GOOGLE_CLIENT_ID: 'CLIENT_ID',
  GOOGLE_CLIENT_SECRET: 'CLIENT_SECRET',
}
const googleDefaults: Given = {
  SIGN_IN_GOOGLE_ISSUER: 'https://accounts.google.com',
  SIGN_IN_GOOGLE_NAME: 'Google',
}

/** The names of all settings that providers of these ids have. */
export const providerSettings = (list: string | undefined): string[] =>
  idsIn(list).flatMap((id) => suffixes.map((suffix) => settingName(id, suffix)))

const words = (text: string | undefined, separator: RegExp) =>
  [...new Set((text ?? '').split(separator).map((word) => word.trim()))].filter(Boolean)

/** Google first where the list does not name it: its two settings are enough. */
function idsIn(list: string | undefined, given: Given = {}): string[] {
  const ids = words(list, /,/)
  const hasGoogle = Object.keys(shortNames).some((name) => given[name])
  return hasGoogle && !ids.includes('google') ? ['google', ...ids] : ids
}

/**
 * The providers that people may sign in with, in the order of their buttons.
 * @param given every setting; an empty one is none
 * @param isTrial the site is at a loopback address: providers may be too
 * @returns with what is wrong, a sentence each that begins with the setting's name
 */
export function readProviders(
  given: Given,
  isTrial: boolean,
): { providers: SignInProvider[]; faults: string[] } {
  const ids = idsIn(given['SIGN_IN_PROVIDERS'], given)
  const faults = listFaults(ids)
  if (faults.length > 0) return { providers: [], faults }
  const providers = ids.map((id) => readProvider(id, withShortNames(id, given), isTrial, faults))
  return { providers, faults }
}

function withShortNames(id: string, given: Given): Given {
  if (id !== 'google') return given
  const long = Object.entries(shortNames).map(([name, suffix = 'CLIENT_ID']) => [
    settingName(id, suffix),
    given[settingName(id, suffix)] ?? given[name],
  ])
  return { ...googleDefaults, ...given, ...Object.fromEntries(long) }
}

function listFaults(ids: string[]): string[] {
  const bad = ids.find((id) => !idForm.test(id) || reservedIds.has(id))
  if (bad !== undefined) {
    return [
      `SIGN_IN_PROVIDERS: must name providers by 2 to 20 small letters and digits, separated by commas, none of them ${[...reservedIds].join(', ')}; not ${JSON.stringify(bad.slice(0, 40))}`,
    ]
  }
  return ids.length > mostProviders
    ? [`SIGN_IN_PROVIDERS: names ${ids.length} providers: ${mostProviders} at most`]
    : []
}

function readProvider(
  id: string,
  given: Given,
  isTrial: boolean,
  faults: string[],
): SignInProvider {
  const read = (suffix: Suffix) => given[settingName(id, suffix)]?.trim() || undefined
  const fault = (suffix: Suffix, words: string) => {
    const short = Object.entries(shortNames).find(([, long]) => long === suffix)?.[0]
    faults.push(`${id === 'google' && short ? short : settingName(id, suffix)}: ${words}`)
  }
  const needed = (suffix: Suffix, why: string) => {
    const value = read(suffix)
    if (value === undefined) fault(suffix, `is missing: ${why}`)
    return value ?? ''
  }
  const issuer = needed('ISSUER', `say at which address the provider '${id}' is`)
  const issuerFault = issuer === '' ? null : faultOfIssuer(issuer, isTrial)
  if (issuerFault) fault('ISSUER', issuerFault)
  const name = needed('NAME', 'say how people call the provider')
  if (name.length > 40) fault('NAME', 'must have at most 40 characters')
  const logo = read('LOGO')
  const logoFault = logo === undefined ? null : faultOfDrawing(logo)
  if (logoFault) fault('LOGO', logoFault)
  const scopes = words(read('SCOPES') ?? 'openid email profile', /\s+/)
  if (!scopes.includes('openid')) fault('SCOPES', "must hold 'openid'")
  const claim = (suffix: Suffix, fallback: string) => {
    const value = read(suffix) ?? fallback
    if (!claimForm.test(value)) fault(suffix, 'must be the name of a claim')
    if (fiscalCode.test(value)) fault(suffix, 'must not be the fiscal code, which is not stored')
    return value
  }
  const names = words(read('CLAIM_NAME') ?? 'name', /\s+/)
  if (names.some((one) => fiscalCode.test(one))) fault('CLAIM_NAME', 'must not be the fiscal code')
  return {
    id,
    name,
    issuer: issuer.replace(/\/$/, ''),
    clientId: needed('CLIENT_ID', 'the provider gives it with the secret'),
    clientSecret: needed('CLIENT_SECRET', 'the provider gives it with the client id'),
    logo,
    scopes,
    levels: words(read('LEVELS'), /\s+/),
    askingAnew: id === 'google' ? 'select_account' : 'login',
    claims: {
      subject: claim('CLAIM_SUBJECT', 'sub'),
      name: names,
      email: claim('CLAIM_EMAIL', 'email'),
      emailVerified: claim('CLAIM_EMAIL_VERIFIED', 'email_verified'),
    },
  }
}

function faultOfIssuer(text: string, isTrial: boolean): string | null {
  const address = URL.parse(text)
  const isSafe = address?.protocol === 'https:' || (isTrial && address?.protocol === 'http:')
  if (!address || !isSafe) return 'must be an address that begins with https://'
  const { username, password, search, hash } = address
  return username || password || search || hash ? 'must be an address without name and query' : null
}
