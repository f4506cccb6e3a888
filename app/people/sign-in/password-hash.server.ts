import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'

/** Of libuv's four threads two stay free for files, names and compression. */
const atOnce = 2
/** A classroom that signs in together waits a second or two. */
const waitingAtMost = 40
/** One address fills a quarter of the line at most. */
const waitingOfAddress = 10
/** Longer only where the machine has no time for anything. */
const waitMilliseconds = 10_000

/** Too many passwords are being checked at once: to be told, not waited for. */
export class HashingCrowded extends Error {
  constructor() {
    super("C'è molta gente: riprova fra poco.")
  }
}

const addresses = new AsyncLocalStorage<string>()

/** Runs `work` as what this address asked for. @param address as it counts, see `addressGroup` */
export const askedFrom = <T>(address: string, work: () => T): T => addresses.run(address, work)

type Bounds = {
  atOnce: number
  waitingAtMost: number
  waitingOfAddress: number
  waitMilliseconds: number
}

/**
 * A short line before work that must not be done too often at once.
 * @returns a function that runs work in its turn and throws `HashingCrowded` when the line is full,
 *   too much of it is of the same address, or the turn does not come in time
 */
export function boundedLine(bounds: Bounds) {
  const { atOnce, waitingAtMost, waitingOfAddress, waitMilliseconds } = bounds
  let running = 0
  /** How each begins, and from which address it was asked for; work of our own has none. */
  const waiting = new Map<() => void, string | undefined>()

  function isFullFor(address: string | undefined): boolean {
    if (waiting.size >= waitingAtMost) return true
    if (address === undefined) return false
    const ofAddress = [...waiting.values()].filter((other) => other === address)
    return ofAddress.length >= waitingOfAddress
  }

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    const address = addresses.getStore()
    if (isFullFor(address)) return Promise.reject(new HashingCrowded())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(new HashingCrowded())
      }, waitMilliseconds)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.set(begin, address)
    })
  }

  /** The place goes to the first who waits. */
  function leave() {
    const [next] = waiting.keys()
    if (!next) {
      running -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

const inLine = boundedLine({
  atOnce,
  waitingAtMost,
  waitingOfAddress,
  waitMilliseconds,
})

/** @throws HashingCrowded */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password))

/** @throws HashingCrowded */
export const verifyPassword = (claim: { hash: string; password: string }): Promise<boolean> =>
  inLine(() => verify(claim))
