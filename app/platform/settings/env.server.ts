import { z } from 'zod'
import { nameInContent, readPack } from '../../../db/city-pack.ts'
import { faultOfAddress, faultOfFiles } from '../db/postgres-address.server.ts'
import { trustedProxies } from '../http/client-address.server.ts'
import { passwordLeast } from '../password-least.ts'
import { faultOfDrawing } from './drawing-file.server.ts'
import { OperatorError } from './operator-error.server.ts'
import { withSecretFiles } from './secret-files.server.ts'
import {
  contradictions,
  doubtfulSettings,
  isBareAddress,
  isHost,
  isMailAddress,
  isSecretSetting,
  isSender,
  readReview,
  settingPlace,
  wrongSetting,
} from './setting-checks.server.ts'
import { providerSettings, readProviders, type SignInProvider } from './sign-in-providers.server.ts'

const optional = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

function isProxyList(list: string | undefined): boolean {
  try {
    trustedProxies(list)
    return true
  } catch {
    return false
  }
}

/** One name or several, separated by commas. */
const names = z
  .string()
  .default('')
  .transform((list) => [...new Set(list.split(',').map((name) => name.trim()))].filter(Boolean))

const count = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https:// or http://',
})
const httpsAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
})

/** Told at the start, not to the first visitor. */
const drawingFile = optional.superRefine((file, context) => {
  const fault = file === undefined ? null : faultOfDrawing(file)
  if (fault !== null) context.addIssue(fault)
})

const packFile = optional.superRefine((file, context) => {
  const read = file === undefined ? null : readPack(file)
  if (read && 'fault' in read) context.addIssue(read.fault)
})

/** 'l'avvocata Rossi, 2026-11-29': who has read the legal pages, and the day in Italy. */
const legalReview = optional.transform((text, context) => {
  if (text === undefined) return undefined
  const review = readReview(text)
  if (review) return review
  context.addIssue('must be a name, a comma and a day that was: Anna Rossi, 2026-11-29')
  return z.NEVER
})

const keptDays = z.coerce.number().int().positive().max(3650).optional()

const portWords = 'must be a whole number from 0 to 65535'
const port = z.coerce.number(portWords).int(portWords).min(0, portWords).max(65_535, portWords)

const settings = z.object({
  HOST: z.string().refine(isHost, 'must be an address or a name to listen on').default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: webAddress
    .refine(isBareAddress, 'must end after the host and port: no path, no query, no name')
    .optional(),
  TRUST_PROXY: optional.refine(isProxyList, 'must be a list of addresses and CIDR ranges'),
  METRICS_TOKEN: z.string().min(32).optional(),
  OPERATOR_EMAIL: optional.refine(
    (address) => address === undefined || isMailAddress(address),
    'must be an e-mail address',
  ),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optional.superRefine((url, context) => {
    const fault = url === undefined ? null : faultOfAddress(url)
    if (fault !== null) {
      const example = 'postgres://NAME:PASSWORD@HOST/DATABASE'
      return context.addIssue(`must be an address like ${example}: ${fault}`)
    }
    const unreadable = url === undefined ? null : faultOfFiles(url)
    if (unreadable !== null) context.addIssue(unreadable)
  }),
  SECRET: z.string().min(32).optional(),
  BACKUP_DIR: optional,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),

  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).optional(),

  AI_PROVIDER: z.enum(['openai', 'demo', 'off']).optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: optional,
  AI_CHAT_MODEL: names,
  AI_IMAGE_MODEL: names,
  AI_PROVIDER_NAME: optional,
  AI_PROVIDER_COUNTRY: optional,
  AI_PROVIDER_TERMS: optional,
  AI_MONTHLY_BUDGET: z.coerce.number().positive().max(1_000_000).optional(),
  AI_DAILY_PER_USER: count(100),
  AI_DAILY_PER_VISITOR: count(20),
  AI_DAILY_TOTAL: count(5000),
  AI_PER_MINUTE_USER: count(10),
  AI_PER_MINUTE_VISITOR: count(5),
  DATABASE_MEGABYTES: count(20_000),
  SIGN_IN_FAILURES_PER_EMAIL: count(10),
  NETWORK_TIMES: z.coerce.number().positive().max(1_000_000).default(1),

  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error:
        'must be an address like smtps://NAME:PASSWORD@HOST; in a name or password / # ? @ : are %2F %23 %3F %40 %3A',
    })
    .optional(),
  MAIL_FROM: optional.refine(
    (sender) => sender === undefined || isSender(sender),
    'must be an e-mail address, or a name and the address in <>',
  ),

  // Each provider has settings of its own beside these (sign-in-providers.server.ts).
  SIGN_IN_PROVIDERS: optional,
  SIGN_IN_PASSWORD: z.enum(['yes', 'no']).default('yes'),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,

  SECOND_PROOF: z.enum(['administrators', 'nobody']).optional(),
  ADMIN_EMAIL: z.email().optional(),
  // One that is too short only for an administrator is warned of: there may be one already.
  ADMIN_PASSWORD: z
    .string()
    .min(passwordLeast.customer, `must have ${passwordLeast.staff} characters or more`)
    .optional(),

  SITE_NAME: z.string().default('Fucina'),
  CITY: nameInContent.default('Bergamo'),
  CITY_PACK: packFile,
  CITY_DRAWING: drawingFile,
  CITY_DRAWING_WORDS: optional,
  CERTIFICATE_SIGNER: optional,
  CERTIFICATE_LOGO: drawingFile,
  CONTACT_EMAIL: optional.refine(
    (address) => address === undefined || isMailAddress(address),
    'must be an e-mail address',
  ),
  COMPANY_NAME: optional,
  COMPANY_ADDRESS: optional,
  PUBLIC_BODY: z.enum(['yes', 'no']).default('no'),
  DPO_CONTACT: optional,
  BACKUPS_KEPT_DAYS: keptDays,
  LOGS_KEPT_DAYS: keptDays,
  LEGAL_REVIEW: legalReview,
  SOURCE_URL: httpsAddress.optional(),
  ACCESSIBILITY_URL: httpsAddress.optional(),
  FACEBOOK_URL: httpsAddress.optional(),
  INSTAGRAM_URL: httpsAddress.optional(),
  LINKEDIN_URL: httpsAddress.optional(),
})

type Settings = z.output<typeof settings>

const secretNames = Object.keys(settings.shape).filter(isSecretSetting)

/** The settings of one process, with what follows from them. */
export type Env = Settings & {
  PUBLIC_URL: string
  /** Who must show a second proof before they do anything with their role. */
  SECOND_PROOF: 'administrators' | 'nobody'
  /** Who answers, as people read it; undefined: the address is not OpenAI's, and nobody said. */
  AI_PROVIDER_NAME: string | undefined
  /** The service as messages name it: who answers, or else where; undefined: no name says that. */
  aiServiceName: string | undefined
  /** `PUBLIC_URL` is this machine itself: conveniences for trying the product out are allowed. */
  isLoopback: boolean
  isHttps: boolean
  DRAIN_SECONDS: number
  /** Which AI answers: see `AI_PROVIDER` in docs/operations/settings.md. */
  aiMode: 'openai' | 'demo' | 'off'
  /** Who may say who somebody is, besides a password, in the order of their buttons. */
  signInProviders: SignInProvider[]
}

/** A setting that does not fit: its message is one clear line. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError'
}

const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

/**
 * Reads the settings once, at start.
 * @throws SettingsError naming every setting that does not fit, on one line.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const { given, faults } = withSecretFiles(givenSettings(source), secretNames)
  if (faults.length > 0) throw wrongSettings(faults)
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    throw wrongSettings(parsed.error.issues.map((issue) => wrongSetting(issue, given)))
  }
  const values = parsed.data
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  const isLoopback = isLoopbackHost(publicUrl.hostname)
  const signIn = readProviders(given, isLoopback)
  const contradicting = [...contradictions(values, isLoopback), ...signIn.faults]
  if (contradicting.length > 0) throw wrongSettings(contradicting)
  const providerName = values.AI_PROVIDER_NAME ?? knownProvider(values.AI_BASE_URL)
  const hasProvider = Boolean(values.AI_API_KEY || values.AI_BASE_URL)
  return {
    ...values,
    PUBLIC_URL: publicUrl.origin,
    SECOND_PROOF: values.SECOND_PROOF ?? (isLoopback ? 'nobody' : 'administrators'),
    AI_PROVIDER_NAME: providerName,
    aiServiceName: providerName ?? hostName(values.AI_BASE_URL),
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (isLoopback ? 0 : 5),
    isLoopback,
    isHttps: publicUrl.protocol === 'https:',
    aiMode: aiMode(values.AI_PROVIDER, hasProvider, isLoopback),
    signInProviders: signIn.providers,
  }
}

/** An empty value counts as unset. */
const givenSettings = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

const wrongSettings = (sentences: string[]) =>
  new SettingsError(`wrong settings: ${[...new Set(sentences)].map(placed).join('; ')}`)

/** A sentence begins with the name of its setting. */
const placed = (sentence: string) => sentence + settingPlace(sentence.split(':', 1)[0] ?? '')

/** What of the settings works and is probably not meant, a sentence each. */
export const settingDoubts = (env: Env, source: Record<string, string | undefined>): string[] =>
  doubtfulSettings(env, givenSettings(source), [
    ...Object.keys(settings.shape),
    ...providerSettings(env.SIGN_IN_PROVIDERS),
    ...providerSettings('google'),
  ])

/** Services that are known by their address alone: a name on the privacy page is no guess. */
function knownProvider(baseUrl: string | undefined): string | undefined {
  const isOpenAi = !baseUrl || /(?:^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname)
  return isOpenAi ? 'OpenAI' : undefined
}

/** The host of an address when it tells people something: no number, no machine of a network within. */
function hostName(baseUrl: string | undefined): string | undefined {
  const { hostname = '' } = baseUrl ? new URL(baseUrl) : {}
  return /^[^.].*\.[a-z-]+$/.test(hostname) ? hostname : undefined
}

function aiMode(
  asked: Settings['AI_PROVIDER'],
  hasProvider: boolean,
  isLoopback: boolean,
): Env['aiMode'] {
  if (asked === 'demo' || asked === 'off') return asked
  if (hasProvider) return 'openai'
  return isLoopback ? 'demo' : 'off'
}
