import { randomBytes, scrypt } from 'node:crypto'
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
const cost = { N: 2 ** 14, r: 8, p: 5 }
const [saltBytes, keyBytes] = [16, 32]

/** Each hash says how it was made, so that one of another cost can be told from it. */
const mark = 'scrypt:14:8:5:'
const shape = /^scrypt:14:8:5:([\w-]{22}):([\w-]{43})$/

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letter can be typed in two ways.
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

/** @throws Crowded */
export const hashPassword = (password: string): Promise<string> =>
  semaphore.run(async () => {
    const salt = randomBytes(saltBytes)
    const key = await derive(password, salt)
    return `${mark}${salt.toString('base64url')}:${key.toString('base64url')}`
  })

/** @throws Crowded */
export const verifyPassword = ({ hash, password }: { hash: string; password: string }) =>
  semaphore.run(async () => {
    const [, salt, key] = shape.exec(hash) ?? []
    if (!salt || !key) return false
    const derived = await derive(password, Buffer.from(salt, 'base64url'))
    return isSameSecret(derived.toString('base64url'), key)
  })
