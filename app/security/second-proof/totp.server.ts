import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../platform/settings/secret.server.ts'

/** As every app that makes codes does it (RFC 6238): SHA-1, six digits, another code each 30 s. */
const stepMilliseconds = 30_000
const keyBytes = 20

/** The code before and the one after count too: a telephone's clock is never quite right. */
const tolerance = [0, -1, 1]

export const newTotpKey = (): Buffer => randomBytes(keyBytes)

/** Which code is the current one. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMilliseconds)

/** The six digits of a step (RFC 4226). */
export function totpCode(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) as number) & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The step that a code belongs to, if it is a good one now; else null. */
export function stepOfCode(key: Buffer, code: string, now: Date): number | null {
  const steps = tolerance.map((difference) => stepAt(now) + difference)
  return steps.find((step) => isSameSecret(totpCode(key, step), code)) ?? null
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Five bits a letter (RFC 4648), as the apps want the key typed. */
export function base32(bytes: Buffer): string {
  let text = ''
  let [bits, held] = [0, 0]
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xfff
    for (held += 8; held >= 5; held -= 5) text += letters[(bits >> (held - 5)) & 31]
  }
  return held === 0 ? text : text + letters[(bits << (5 - held)) & 31]
}

/**
 * The address that the QR code holds and that apps open.
 * @param account what the app calls it: the person's address, or their name
 */
export function totpAddress(
  key: Buffer,
  { site, account }: { site: string; account: string },
): string {
  const name = `${encodeURIComponent(site)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${name}?secret=${base32(key)}&issuer=${encodeURIComponent(site)}`
}
