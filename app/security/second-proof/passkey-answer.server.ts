import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { parseJson } from '../../platform/parse-json.ts'
import { passkeyLimits } from './second-proof.ts'

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

/** The standard allows 1,023 bytes. */
const id = bytes(1364)

const answer = { id, rawId: id, type: z.literal('public-key') }

const added = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(2000),
    attestationObject: bytes(passkeyLimits.answer),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .optional(),
  }),
})

const shown = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(2000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    userHandle: bytes(200).optional(),
  }),
})

function read<T>(schema: z.ZodType<T>, typed: string) {
  if (typed.length > passkeyLimits.answer) return null
  try {
    const { data } = schema.safeParse(parseJson(typed))
    return data ? { ...data, clientExtensionResults: {} } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** What a device that is being added answered, as a form sends it; null: no device's answer. */
export const readAdded = (typed: string): RegistrationResponseJSON | null =>
  read(added, typed) as RegistrationResponseJSON | null

/** What a device signed; null: no device's answer. */
export const readShown = (typed: string): AuthenticationResponseJSON | null =>
  read(shown, typed) as AuthenticationResponseJSON | null
