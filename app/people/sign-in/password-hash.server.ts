import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import { Turns } from '../../platform/turns.server.ts'

/**
 * Of libuv's four threads two stay free for files, names and compression. A class that signs in
 * together waits for some seconds.
 */
const turns = new Turns({ atOnce: 2, patience: 10_000 })

/** @throws Crowded */
export const hashPassword = (password: string): Promise<string> => turns.run(() => hash(password))

/** @throws Crowded */
export const verifyPassword = (claim: { hash: string; password: string }): Promise<boolean> =>
  turns.run(() => verify(claim))
