import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'
import { Turns } from '../../platform/turns.server.ts'

/**
 * Of libuv's four threads two stay free for files, names and compression. A classroom that signs in
 * together waits a second or two; one address fills a quarter of the line; ten seconds pass only
 * where the machine has no time for anything.
 */
const turns = new Turns({ atOnce: 2, waiting: 40, waitingOfOne: 10, patience: 10_000 })

const addresses = new AsyncLocalStorage<string>()

/** Runs `work` as what this address asked for. @param address as it counts, see `addressGroup` */
export const askedFrom = <T>(address: string, work: () => T): T => addresses.run(address, work)

/** @throws Crowded */
export const hashPassword = (password: string): Promise<string> =>
  turns.run(() => hash(password), { by: addresses.getStore() })

/** @throws Crowded */
export const verifyPassword = (claim: { hash: string; password: string }): Promise<boolean> =>
  turns.run(() => verify(claim), { by: addresses.getStore() })
