import { z } from 'zod'
import { minuteMilliseconds } from '../../platform/durations.ts'
import { isReserved } from '../../platform/has-address.ts'
import { isSeen } from '../../platform/seen.ts'
import type { SignInProvider } from '../../platform/settings/sign-in-providers.server.ts'
import { truncate } from '../../platform/well-formed.ts'
import { accountLimits } from '../account.ts'

/** What we take from what a sign-in provider says of a person, checked. */
export type ProviderClaims = {
  /** The person at this provider, the same each time. */
  subject: string
  /** In small letters; null: the provider gives none. */
  email: string | null
  emailVerified: boolean
  /** '' where the provider names nobody. */
  name: string
  /** An https address. */
  picture: string | undefined
}

/** Claims as they came, by their names. */
export type RawClaims = { sub: string; [claim: string]: unknown }

/** A claim that no honest provider sends; names the claim, never its value. */
export class ClaimRefused extends Error {
  constructor(claim: string) {
    super(`the claim ${claim} is not what it must be`)
    this.name = 'ClaimRefused'
  }
}

/** What no screen shows and no honest text holds. */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
/** Marks that turn the words after them round: a name goes without them. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** A 'codice fiscale', with letters in the place of digits too, as SPID writes it or alone. */
const fiscalCode =
  /^(?:TINIT-)?[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/i

const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !unreadable.test(value))

const claimsSchema = z.object({
  subject: text(255)
    .min(1)
    .refine((value) => !fiscalCode.test(value)),
  email: text(accountLimits.email)
    .toLowerCase()
    .pipe(z.email())
    .refine((email) => !isReserved(email))
    .nullable(),
  // Some providers write it as a text.
  emailVerified: z
    .union([
      z.boolean(),
      z.literal('true').transform(() => true),
      z.literal('false').transform(() => false),
    ])
    .default(false),
  name: z.array(text(1000).nullish()),
  picture: text(4000).nullish(),
})

const signedSchema = z.looseObject({
  sub: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  auth_time: z.number().nullish(),
})

/**
 * The claims of an ID token whose signature, issuer, audience, nonce and end were verified before:
 * that they are all there, and that the token was made for us alone.
 * @throws ClaimRefused
 */
export function claimsOfToken(token: string, clientId: string): RawClaims {
  const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const parsed = signedSchema.safeParse(JSON.parse(body))
  if (!parsed.success) throw new ClaimRefused(String(parsed.error.issues[0]?.path[0] ?? 'set'))
  const claims = parsed.data
  const others = [claims.aud].flat().filter((audience) => audience !== clientId)
  if (others.length > 0) throw new ClaimRefused('aud')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new ClaimRefused('azp')
  return claims
}

/** Whether the person was recognised as surely as the settings ask. */
export const isSureEnough = ({ levels }: SignInProvider, { acr }: RawClaims): boolean =>
  levels.length === 0 || (typeof acr === 'string' && levels.includes(acr))

/** When the provider last asked the person who they are; null: it does not say. */
export const momentOfAsking = ({ auth_time: seconds }: RawClaims): Date | null =>
  typeof seconds === 'number' ? new Date(Math.min(seconds * 1000, Date.now())) : null

/**
 * Whether a provider asked because we did; one that does not say when may have asked nobody. Its
 * clock and ours may differ by a minute.
 * @param since when we did, in milliseconds
 */
export const isAskedAnew = (asked: Date | null, since: number): boolean =>
  asked !== null && asked.getTime() > since - minuteMilliseconds

/**
 * Checks what a provider says of a person, by the names that its settings give to claims.
 * @throws ClaimRefused for lists, numbers and objects in place of texts, for control characters,
 *   for what is no address, for absurd lengths, and for a 'codice fiscale' as the person's id
 */
export function checkedClaims(
  { claims: names }: SignInProvider,
  claims: RawClaims,
): ProviderClaims {
  const result = claimsSchema.safeParse({
    subject: claims[names.subject],
    // Whoever has no address is told by an empty one, too.
    email: claims[names.email] || null,
    emailVerified: claims[names.emailVerified],
    name: nameClaims(names.name, claims).map((claim) => claims[claim]),
    picture: claims['picture'],
  })
  if (!result.success) throw new ClaimRefused(String(result.error.issues[0]?.path[0] ?? 'set'))
  const { subject, email, emailVerified, name, picture } = result.data
  const called = name
    .map((part) => (part ?? '').replace(turning, '').trim())
    .filter((part) => part !== '')
    .join(' ')
  return {
    subject,
    email,
    emailVerified: email !== null && emailVerified,
    name: isSeen(called) ? truncate(called, accountLimits.name) : '',
    picture: picture && URL.parse(picture)?.protocol === 'https:' ? picture : undefined,
  }
}

/** SPID and CIE give no `name` but its two parts. */
const nameClaims = (names: string[], claims: RawClaims) =>
  names.join() === 'name' && claims['name'] === undefined ? ['given_name', 'family_name'] : names
