import { setImmediate as nextTurn } from 'node:timers/promises'

/** A short line may wait so long; while it is never empty, only so much shorter. */
const patienceMilliseconds = 1000
const crowdedMilliseconds = 100
/** A line that has not been empty for so long is a crowd, not a burst. */
const crowdAfterMilliseconds = 500
/** So many wait for each place. */
const waitingPerPlace = 4

type Waiting = { answer: (isAdmitted: boolean) => void; timer: NodeJS.Timeout }

/** Lets whoever has knocked meanwhile be heard. */
export type Hear = () => Promise<void>

/**
 * A bounded number of places for requests at work, and a short line before them. A burst waits;
 * a crowd is told at once, so that those who are served are served in time. Whoever knocks is heard
 * before anybody is admitted: telling them costs little, and those who were not heard would wait
 * unseen.
 */
export class Places {
  readonly #most: number
  readonly #hear: Hear
  readonly #longestLine: number
  readonly #line: Waiting[] = []
  #atWork = 0
  #lineSince = 0
  #isAdmitting = false

  constructor(most: number, hear: Hear = nextTurn, longestLine = most * waitingPerPlace) {
    this.#most = most
    this.#hear = hear
    this.#longestLine = longestLine
  }

  get atWork(): number {
    return this.#atWork
  }

  /** Whether there is a place, after a short while at most. Who was admitted calls `leave`. */
  async enter(): Promise<boolean> {
    if (this.#line.length >= this.#longestLine) return false
    const now = performance.now()
    if (this.#line.length === 0) this.#lineSince = now
    const isCrowd = now - this.#lineSince > crowdAfterMilliseconds
    const patience = isCrowd ? crowdedMilliseconds : patienceMilliseconds
    return new Promise((resolve) => {
      const waiting: Waiting = {
        answer: resolve,
        timer: setTimeout(() => this.#giveUp(waiting), patience),
      }
      this.#line.push(waiting)
      void this.#admit()
    })
  }

  leave(): void {
    this.#atWork -= 1
    void this.#admit()
  }

  async #admit() {
    if (this.#isAdmitting) return
    this.#isAdmitting = true
    while (this.#line.length > 0 && this.#atWork < this.#most) {
      await this.#hear()
      const next = this.#line.shift()
      if (!next) break
      clearTimeout(next.timer)
      this.#atWork += 1
      next.answer(true)
    }
    this.#isAdmitting = false
  }

  #giveUp(waiting: Waiting) {
    // A place is free: on a machine that is busy with something else it was not reached yet.
    if (this.#atWork < this.#most) return void waiting.timer.refresh()
    const at = this.#line.indexOf(waiting)
    if (at === -1) return
    this.#line.splice(at, 1)
    waiting.answer(false)
  }
}

/** Requests of one kind cannot take the places of another. */
export type Kind = 'work' | 'signIn' | 'waiting'

/** What waits for others' servers needs a place, but hardly the processor. */
const waitingShare = 8

export function placesFor(most: number, hear: Hear): Record<Kind, Places> {
  return {
    work: new Places(most, hear),
    signIn: new Places(Math.max(1, Math.floor(most / 4)), hear),
    waiting: new Places(most * waitingShare, hear),
  }
}

const waitsForOthers = new Set(['/prompts/answer', '/prompts/image', '/auth/callback/google'])

/** @param path without the query */
export function kindOf(method: string, path: string): Kind {
  const plain = path.endsWith('.data') ? path.slice(0, -5) : path
  if (waitsForOthers.has(plain)) return 'waiting'
  if (method === 'GET' || method === 'HEAD') return 'work'
  if (plain === '/login') return 'signIn'
  return plain === '/prompts' || plain === '/login/google' ? 'waiting' : 'work'
}
