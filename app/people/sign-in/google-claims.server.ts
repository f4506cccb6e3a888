import { z } from 'zod'
import { isSeen } from '../../platform/seen.ts'
import { beginningOf } from '../../platform/well-formed.ts'
import { limits } from '../account.ts'

/** What we take from an ID token, checked. */
export type GoogleClaims = {
  sub: string
  /** In small letters. */
  email: string
  emailVerified: boolean
  /** '' where the provider names nobody. */
  name: string
  /** An https address. */
  picture: string | undefined
}

/** What no screen shows and no honest text holds. */
const unreadable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
/** Marks that turn the words after them round: a name goes without them. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !unreadable.test(value))

const claimsSchema = z.object({
  sub: text(255).min(1),
  email: text(limits.email).toLowerCase().pipe(z.email()),
  // Some providers write it as a text.
  email_verified: z
    .union([
      z.boolean(),
      z.literal('true').transform(() => true),
      z.literal('false').transform(() => false),
    ])
    .default(false),
  name: text(1000).nullish(),
  picture: text(4000).nullish(),
})

const signedSchema = z.looseObject({
  sub: z.string(),
  exp: z.number(),
  iat: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
})

/** A claim that no honest provider sends; names the claim, never its value. */
export class ClaimRefused extends Error {
  constructor(claim: string) {
    super(`the claim ${claim} is not what it must be`)
    this.name = 'ClaimRefused'
  }
}

function parsed<T>(schema: z.ZodType<T>, claims: unknown): T {
  const result = schema.safeParse(claims)
  if (result.success) return result.data
  throw new ClaimRefused(String(result.error.issues[0]?.path[0] ?? 'set'))
}

/**
 * The claims of an ID token whose signature, issuer, audience, nonce and end were verified before:
 * that they are all there, and that the token was made for us alone.
 * @throws ClaimRefused
 */
export function claimsOfToken(
  token: string,
  clientId: string,
): { sub: string; [claim: string]: unknown } {
  const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const claims = parsed(signedSchema, JSON.parse(body))
  const others = [claims.aud].flat().filter((audience) => audience !== clientId)
  if (others.length > 0) throw new ClaimRefused('aud')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new ClaimRefused('azp')
  return claims
}

/**
 * Checks what a provider says of a person. @throws ClaimRefused for lists, numbers and objects in
 * place of texts, for control characters, for what is no address and for absurd lengths
 */
export function checkedClaims(claims: unknown): GoogleClaims {
  const { sub, email, email_verified: emailVerified, name, picture } = parsed(claimsSchema, claims)
  const called = (name ?? '').replace(turning, '').trim()
  return {
    sub,
    email,
    emailVerified,
    name: isSeen(called) ? beginningOf(called, limits.name) : '',
    picture: picture && URL.parse(picture)?.protocol === 'https:' ? picture : undefined,
  }
}
