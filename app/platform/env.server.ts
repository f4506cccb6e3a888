import { z } from 'zod'
import { trustedProxies } from './http/client-address.server.ts'

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

const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: optional.refine(isProxyList, 'not a list of addresses and CIDR ranges'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),

  AI_PROVIDER: z.enum(['openai', 'demo', 'off']).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: optional,
  AI_CHAT_MODEL: names,
  AI_IMAGE_MODEL: names,
  AI_PROVIDER_NAME: z.string().default('OpenAI'),
  AI_MONTHLY_BUDGET: z.coerce.number().positive().max(1_000_000).optional(),
  AI_DAILY_PER_USER: count(100),
  AI_DAILY_PER_VISITOR: count(20),
  AI_DAILY_PER_ADDRESS: count(400),
  AI_DAILY_TOTAL: count(5000),
  AI_PER_MINUTE_USER: count(10),
  AI_PER_MINUTE_VISITOR: count(5),
  AI_PER_MINUTE_ADDRESS: count(60),
  SAVED_PER_PERSON: count(1000),
  UNSAVED_PICTURES_PER_PERSON: count(40),
  UNSAVED_PICTURES_MEGABYTES: count(500),
  SIGN_IN_FAILURES_PER_EMAIL: count(10),
  SIGN_IN_FAILURES_PER_ADDRESS: count(100),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optional,

  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_DISCOVERY_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://accounts.google.com/.well-known/openid-configuration'),

  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(6).optional(),

  SITE_NAME: z.string().default('Fucina'),
  CITY: z.string().default('Bergamo'),
  CONTACT_EMAIL: optional,
  COMPANY_NAME: optional,
  COMPANY_ADDRESS: optional,
  DATABASE_NAME: z.string().default('database'),
  FACEBOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  INSTAGRAM_URL: z.url({ protocol: /^https$/ }).optional(),
  LINKEDIN_URL: z.url({ protocol: /^https$/ }).optional(),
})

type Settings = z.output<typeof settings>

/** The settings of one process, with what follows from them. */
export type Env = Settings & {
  PUBLIC_URL: string
  /** `PUBLIC_URL` is this machine itself: conveniences for trying the product out are allowed. */
  isLoopback: boolean
  isHttps: boolean
  /** Which AI answers: see `AI_PROVIDER` in docs/operations.md. */
  aiMode: 'openai' | 'demo' | 'off'
  googleEnabled: boolean
}

/** A setting that does not fit: its message is one clear line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const isLoopbackHost = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

/**
 * Reads the settings once, at start.
 * @throws SettingsError naming every setting that does not fit, on one line.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`wrong settings: ${lines.join('; ')}`)
  }
  const values = parsed.data
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  const isLoopback = isLoopbackHost(publicUrl.hostname)
  const hasProvider = Boolean(values.AI_API_KEY || values.AI_BASE_URL)
  return {
    ...values,
    PUBLIC_URL: publicUrl.origin,
    isLoopback,
    isHttps: publicUrl.protocol === 'https:',
    aiMode: aiMode(values.AI_PROVIDER, hasProvider, isLoopback),
    googleEnabled: Boolean(values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET),
  }
}

function aiMode(
  asked: Settings['AI_PROVIDER'],
  hasProvider: boolean,
  isLoopback: boolean,
): Env['aiMode'] {
  if (asked === 'demo' || asked === 'off') return asked
  if (hasProvider) return 'openai'
  return isLoopback && asked === undefined ? 'demo' : 'off'
}
