import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto'

/** Of libuv's four threads two stay free for files, names and compression. */
const atOnce = 2
/** A classroom that signs in together waits a second or two. */
const waitingAtMost = 40
/** Longer only where the machine has no time for anything. */
const waitMilliseconds = 10_000

/** Too many passwords are being checked at once: to be told, not waited for. */
export class HashingCrowded extends Error {
  constructor() {
    super("C'è molta gente: riprova fra poco.")
  }
}

type Bounds = { atOnce: number; waitingAtMost: number; waitMilliseconds: number }

/**
 * A short line before work that must not be done too often at once.
 * @returns a function that runs work in its turn and throws `HashingCrowded` when the line is full
 *   or the turn does not come in time
 */
export function boundedLine({ atOnce, waitingAtMost, waitMilliseconds }: Bounds) {
  let running = 0
  const waiting = new Set<() => void>()

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.size >= waitingAtMost) return Promise.reject(new HashingCrowded())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(new HashingCrowded())
      }, waitMilliseconds)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(begin)
    })
  }

  /** The place goes to the first who waits. */
  function leave() {
    const [next] = waiting
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

const inLine = boundedLine({ atOnce, waitingAtMost, waitMilliseconds })

/** @throws HashingCrowded */
export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password))

/** @throws HashingCrowded */
export const verifyPassword = (claim: { hash: string; password: string }): Promise<boolean> =>
  inLine(() => verify(claim))
