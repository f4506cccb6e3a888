import { either } from '../accounts/account.ts'
import { hostPrefix } from '../platform/cookies.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { siteFacts } from '../platform/settings/site.server.ts'

/** What the legal pages say of this very site, from its settings. */
export type LegalFacts = {
  siteName: string
  /** Who runs the site; 'da completare' until it is set. */
  company: string
  companyAddress: string
  contactEmail: string | null
  /** A public body bases its work on another article of the law. */
  isPublicBody: boolean
  /** Of the data-protection officer; null where there is none, 'da completare' where there must. */
  officer: string | null
  /** Days that copies of the database are kept; null: nobody said. */
  backupDays: number | null
  /** Days that the log is kept; null: nobody said. */
  logDays: number | null
  /** Who answers, where it works and by which contract; 'da completare' where nobody said. */
  ai: { mode: Env['aiMode']; provider: string; country: string; terms: string }
  /** Where the program's source is; null: nobody said. */
  sourceUrl: string | null
  /** Who may say who somebody is, besides a password: 'Google o SPID', as it stands after 'con'; '' of none. */
  providers: string
  /** Everybody may have a password; else who has a role alone. */
  hasPasswords: boolean
  /** Answers and pictures a day, with and without an account. */
  limits: { perUser: number; perVisitor: number }
  /** Before the names of the cookies: under https only this host may set them. */
  cookiePrefix: '' | '__Host-'
}

const toComplete = '(da completare)'

export function legalFacts(env: Env): LegalFacts {
  const { name, contactEmail } = siteFacts(env)
  const isPublicBody = env.PUBLIC_BODY === 'yes'
  return {
    siteName: name,
    company: env.COMPANY_NAME ?? toComplete,
    companyAddress: env.COMPANY_ADDRESS ?? toComplete,
    contactEmail,
    isPublicBody,
    officer: env.DPO_CONTACT ?? (isPublicBody ? toComplete : null),
    backupDays: env.BACKUPS_KEPT_DAYS ?? null,
    logDays: env.LOGS_KEPT_DAYS ?? null,
    ai: {
      mode: env.aiMode,
      provider: env.AI_PROVIDER_NAME ?? toComplete,
      country: env.AI_PROVIDER_COUNTRY ?? toComplete,
      terms: env.AI_PROVIDER_TERMS ?? toComplete,
    },
    sourceUrl: env.SOURCE_URL ?? null,
    providers: either(env.signInProviders.map(({ name }) => name)),
    hasPasswords: env.SIGN_IN_PASSWORD === 'yes',
    limits: { perUser: env.AI_DAILY_PER_USER, perVisitor: env.AI_DAILY_PER_VISITOR },
    cookiePrefix: hostPrefix(env),
  }
}
