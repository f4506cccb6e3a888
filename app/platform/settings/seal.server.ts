import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { type SecretSettings, secret } from './secret.server.ts'

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

const keyFor = (env: SecretSettings, purpose: string) =>
  createHmac('sha256', secret(env)).update(`seal:${purpose}`).digest()

/**
 * A text that nobody but us can read or change.
 * @param purpose what it is for, and whose it is: opened for another purpose it is worthless
 * @returns letters, digits, `-` and `_`
 */
export function seal(env: SecretSettings, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyFor(env, purpose), nonce)
  const sealed = [sealing.update(text, 'utf8'), sealing.final()]
  return Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]).toString('base64url')
}

/** What `seal` was given for this purpose; null for everything else. */
export function unseal(env: SecretSettings, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const body = bytes.subarray(nonceBytes + tagBytes)
  const opening = createDecipheriv(cipher, keyFor(env, purpose), bytes.subarray(0, nonceBytes))
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([opening.update(body), opening.final()]).toString('utf8')
  } catch {
    // Sealed for something else, with another key, or changed on the way.
    return null
  }
}
