import { isIP } from 'node:net'
import type { z } from 'zod'
import { homePath } from '../../paths.ts'
import { romanDay } from '../roman-day.ts'
import { isSeen } from '../seen.ts'
import { operatorPage } from './operator-command.server.ts'

/**
 * Where a setting stands: ' (/etc/fucina/settings, line 3)', as the command `fucina` has read it;
 * '' where it came another way.
 */
export function settingPlace(name: string): string {
  const places: Record<string, string> = JSON.parse(process.env.FUCINA_SETTING_PLACES ?? '{}')
  return places[name] ? ` (${places[name]})` : ''
}

/** What stands in these settings is never shown, whatever is wrong with it. */
const secretName = /KEY|SECRET|PASSWORD|TOKEN|^DATABASE_URL$|^SMTP_URL$/
const longestShown = 60

export const isSecretSetting = (name: string): boolean => secretName.test(name)

/** `, not "abc"`; nothing for what is secret, or may hold a password before an '@'. */
function notShown(name: string, value: string | undefined): string {
  if (value === undefined || secretName.test(name)) return ''
  if (/_URL$/.test(name) && value.includes('@')) return ''
  const short = value.length > longestShown ? `${value.slice(0, longestShown)}…` : value
  return `, not ${JSON.stringify(short)}`
}

/** Our own sentences begin so; the library's never do. */
const isOurs = (message: string) => /^(must|is|names|needs) /.test(message)

function sentence(issue: z.core.$ZodIssue): string {
  if (isOurs(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : 'must be a number'
    case 'too_small':
      return issue.origin === 'string'
        ? `must have at least ${issue.minimum} characters`
        : `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'of another form'}`
    default:
      return 'does not fit'
  }
}

const formats: Record<string, string> = {
  email: 'an e-mail address',
  url: 'a whole address, with what stands before ://',
}

/**
 * What an operator reads of a setting that does not fit: its name, what it must be, and what it is
 * unless that is secret.
 */
export function wrongSetting(
  issue: z.core.$ZodIssue,
  given: Record<string, string | undefined>,
): string {
  const name = String(issue.path[0] ?? '')
  const said = sentence(issue)
  return `${name}: ${said}${said.startsWith('names ') ? '' : notShown(name, given[name])}`
}

const addressPart = /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)*$/

/** 'ada@esempio.it'. */
export const isMailAddress = (text: string): boolean => addressPart.test(text)

/** 'ada@esempio.it' or 'Fucina <ada@esempio.it>'. */
export function isSender(text: string): boolean {
  const named = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)
  return isMailAddress(named?.[1] ?? text)
}

const longestReviewer = 80

/**
 * Reads who has read the legal pages, and on which day; null: it says neither a name that can be
 * seen nor a day that was.
 */
export function readReview(text: string): { by: string; on: string } | null {
  const at = text.lastIndexOf(',')
  const by = text.slice(0, Math.max(at, 0)).trim()
  const on = text.slice(at + 1).trim()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(on) && new Date(on).toJSON()?.startsWith(on)
  const isName = isSeen(by) && by.length <= longestReviewer && !/\p{Cc}/u.test(by)
  return isDay && isName && on <= romanDay(new Date()) ? { by, on } : null
}

/** What a server can listen on: an address, or a name made of what names are made of. */
export const isHost = (text: string): boolean =>
  isIP(text) !== 0 || (/^[a-z0-9]([a-z0-9._-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text))

/** Nothing but a scheme, a host and a port: the site lives at the root of its address. */
export function isBareAddress(text: string): boolean {
  const address = URL.parse(text)
  if (!address) return true
  const { pathname, search, hash, username, password } = address
  return pathname === homePath() && !search && !hash && !username && !password
}

type Given = Partial<
  Record<
    | 'GOOGLE_CLIENT_ID'
    | 'SIGN_IN_PROVIDERS'
    | 'SIGN_IN_PASSWORD'
    | 'AI_PROVIDER'
    | 'AI_API_KEY'
    | 'AI_BASE_URL'
    | 'SMTP_URL'
    | 'MAIL_FROM'
    | 'CONTACT_EMAIL'
    | 'ADMIN_EMAIL'
    | 'ADMIN_PASSWORD'
    | 'CITY_DRAWING'
    | 'CITY_DRAWING_WORDS',
    string | undefined
  >
>

type DerivedSettings = {
  isLoopback: boolean
  isHttps: boolean
  aiMode: 'openai' | 'demo' | 'off'
  TRUST_PROXY?: string | undefined
  OPERATOR_EMAIL?: string | undefined
  SMTP_URL?: string | undefined
  AI_PROVIDER_NAME?: string | undefined
}

/** A setting that needs another one: its own name, the other's, and what to do. */
const needs: [given: keyof Given, missing: keyof Given, advice: string][] = [
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL', 'say whose password it is'],
  ['CITY_DRAWING', 'CITY_DRAWING_WORDS', 'say what the drawing shows'],
]

/** Settings that are each right and cannot be meant together: a sentence for each. */
export function contradictions(values: Given, isLoopback: boolean): string[] {
  const found = needs
    .filter(([given, missing]) => values[given] && !values[missing])
    .map(([given, missing, advice]) => `${missing}: is missing, as ${given} is set: ${advice}`)
  if (values.AI_PROVIDER === 'openai' && !values.AI_API_KEY && !values.AI_BASE_URL) {
    found.push('AI_PROVIDER: is openai without a service: set AI_API_KEY or AI_BASE_URL too')
  }
  if (values.SIGN_IN_PASSWORD === 'no' && !values.SIGN_IN_PROVIDERS && !values.GOOGLE_CLIENT_ID) {
    found.push('SIGN_IN_PASSWORD: is no without a provider: set SIGN_IN_PROVIDERS too')
  }
  if (values.SMTP_URL && !values.MAIL_FROM && !values.CONTACT_EMAIL && !isLoopback) {
    found.push('MAIL_FROM: is missing, as SMTP_URL is set: mail needs a sender')
  }
  return found
}

/** What works and is probably not meant: a line of the log for each. */
export function doubtfulSettings(
  env: DerivedSettings,
  given: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  const found: string[] = []
  if (!env.isLoopback && !env.isHttps) {
    found.push(
      'PUBLIC_URL begins with http://: passwords and cookies can be read on the way. Put a proxy with TLS in front and set the https address',
    )
  }
  if (!env.isLoopback && env.isHttps && !env.TRUST_PROXY) {
    found.push(
      "TRUST_PROXY is unset: behind a proxy all visitors share its limits. Set it to the proxy's own address",
    )
  }
  if (env.aiMode === 'openai' && !env.AI_PROVIDER_NAME) {
    found.push(
      "AI_PROVIDER_NAME is unset, and AI_BASE_URL is not OpenAI's: name who runs the service, as people must know who reads what they write. Until then the pages say '(da completare)'",
    )
  }
  if (env.OPERATOR_EMAIL && !env.SMTP_URL) {
    found.push('OPERATOR_EMAIL is set without SMTP_URL: no mail reaches it')
  }
  return [...found, ...strangeNames(Object.keys(given), known)]
}

/** Names that stand there and that no setting has. */
const strangeNames = (given: readonly string[], known: readonly string[]): string[] =>
  given.flatMap((name) => {
    const place = settingPlace(name)
    if (isKnown(name, known)) return []
    if (retired.has(name))
      return [`${name} is no setting any more and is ignored: it may go${place}`]
    return isMeantForUs(name, place)
      ? [`${name} is no setting of Fucina and is ignored: see ${operatorPage('settings')}${place}`]
      : []
  })

/** What earlier versions read, and this one has as a constant or not at all. */
const retired: ReadonlySet<string> = new Set([
  ...['HSTS_SUBDOMAINS', 'DATABASE_NAME', 'DATABASE_STATEMENT_SECONDS', 'DATABASE_LOCK_SECONDS'],
  ...['CONNECTIONS', 'REQUESTS_AT_WORK', 'SAVES_PER_MINUTE'],
  ...['METRICS_PORT', 'REGISTER_MONTHS', 'CITY_DRAWING_PHONE'],
  ...['UNSAVED_PICTURES_PER_PERSON', 'UNSAVED_PICTURES_MEGABYTES'],
  ...['SAVED_PER_PERSON', 'SAVED_MEGABYTES_PER_PERSON'],
  ...['BACKUP_AT', 'BACKUP_KEEP', 'DATABASE_POOL_SIZE', 'CERTIFICATE_ISSUER'],
  ...['AI_DAILY_PER_ADDRESS', 'AI_PER_MINUTE_ADDRESS', 'SIGN_IN_FAILURES_PER_ADDRESS'],
])

/** What our file may hold for others: PostgreSQL's programs, and Node. */
const othersName = /^(PG|NODE_(EXTRA_CA_CERTS|USE_ENV_PROXY)$|(HTTPS?|NO)_PROXY$)/

/** Beginnings that are ours alone, and our own file, but for what others read of it. */
const isMeantForUs = (name: string, place: string) =>
  /^(AI_(DAILY|PER|CHAT|IMAGE|MONTHLY|PROVIDER)_|SIGN_IN_)/.test(name) ||
  (place !== '' && !othersName.test(name))

const isKnown = (name: string, known: readonly string[]) => {
  const setting = name.replace(/_FILE$/, '')
  return known.includes(isSecretSetting(setting) ? setting : name)
}
