import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { verifyPassword as verifyFormer } from 'better-auth/crypto'
import { Semaphore } from '../../platform/semaphore.server.ts'
import { isSameSecret } from '../../platform/settings/secret.server.ts'

/**
 * Of libuv's four threads two stay free for files, names and compression. Whole classes that sign in
 * together wait, on a slow machine too: the line is bounded by heads, not by time.
 */
const semaphore = new Semaphore({ atOnce: 2, longestLine: 100 })

/**
 * One of the settings that OWASP's cheat sheet calls equal, the one of them with the least memory
 * (16 MB) that a class bears: twice the work of the sign-in library's own.
 */
const [logN, r, p] = [14, 8, 5]
const [saltBytes, keyBytes] = [16, 32]

/** Each hash says how it was made: a later setting leaves those before readable. */
const mark = `scrypt:${logN}:${r}:${p}:`
const shape = /^scrypt:(\d{1,2}):(\d{1,2}):(\d{1,2}):([\w-]{22}):([\w-]{43})$/

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letter can be typed in two ways.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

const costs = (log: number, size: number, parallel: number): ScryptOptions => ({
  N: 2 ** log,
  r: size,
  p: parallel,
  // Twice what it takes: Node's own bound is below it.
  maxmem: 256 * 2 ** log * size,
})

/** @throws Crowded */
export const hashPassword = (password: string): Promise<string> =>
  semaphore.run(async () => {
    const salt = randomBytes(saltBytes)
    const key = await derive(password, salt, costs(logN, r, p))
    return `${mark}${salt.toString('base64url')}:${key.toString('base64url')}`
  })

/** Also of a hash of another cost, or as the sign-in library makes them. @throws Crowded */
export const verifyPassword = (claim: { hash: string; password: string }): Promise<boolean> =>
  semaphore.run(async () => {
    const [, log, size, parallel, salt = '', key = ''] = shape.exec(claim.hash) ?? []
    if (!log) return verifyFormer(claim)
    const cost = costs(Number(log), Number(size), Number(parallel))
    const derived = await derive(claim.password, Buffer.from(salt, 'base64url'), cost)
    return isSameSecret(derived.toString('base64url'), key)
  })

/** Whether a hash was made at another cost than today's. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(mark)
