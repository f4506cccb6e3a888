import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import { Semaphore } from '../../platform/semaphore.server.ts'

/**
 * Of libuv's four threads two stay free for files, names and compression. A class that signs in
 * together waits for some seconds.
 */
const semaphore = new Semaphore({ atOnce: 2, longestWait: 10_000 })

/** @throws Crowded */
export const hashPassword = (password: string): Promise<string> =>
  semaphore.run(() => hash(password))

/** @throws Crowded */
export const verifyPassword = (claim: { hash: string; password: string }): Promise<boolean> =>
  semaphore.run(() => verify(claim))
