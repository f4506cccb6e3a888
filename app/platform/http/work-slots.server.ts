import {
  answerPath,
  googleCallbackPath,
  googlePath,
  imagePath,
  letterPath,
  loginPath,
  promptsPath,
} from '../../paths.ts'
import { Counts } from '../counts.ts'
import { routePath } from './route-path.server.ts'

/** A short line may wait so long; while it is never empty, only so much shorter. */
const patienceMilliseconds = 1000
const crowdedMilliseconds = 100
/** A line that has not been empty for so long is a crowd, not a burst. */
const crowdAfterMilliseconds = 500
/** So many wait for each place. */
const waitingPerPlace = 4

type Waiting = { address: string; answer: (isAdmitted: boolean) => void; timer: NodeJS.Timeout }

/** Lets whoever has knocked meanwhile be heard. */
export type Hear = () => Promise<void>

/**
 * A bounded number of places for requests at work, and a short line before them. A burst waits;
 * a crowd is told at once, so that those who are served are served in time. Whoever knocks is heard
 * before anybody is admitted: telling them costs little, and those who were not heard would wait
 * unseen. No address has more than half of the places; the next place goes to the address that has
 * the fewest, and a full line takes in who has fewer in it than another.
 */
export class WorkSlots {
  readonly #most: number
  readonly #mostOfAddress: number
  readonly #held = new Counts()
  readonly #hear: Hear
  readonly #longestLine: number
  readonly #line: Waiting[] = []
  #atWork = 0
  #lineSince = 0
  #isAdmitting = false

  constructor(most: number, hear: Hear) {
    this.#most = most
    this.#mostOfAddress = Math.ceil(most / 2)
    this.#hear = hear
    this.#longestLine = most * waitingPerPlace
  }

  /**
   * Whether there is a place, after a short while at most. Who was admitted calls `leave`.
   * @param address as it counts, see `addressGroup`
   */
  async enter(address: string): Promise<boolean> {
    if (this.#line.length >= this.#longestLine && !this.#makeRoom(address)) return false
    const now = performance.now()
    if (this.#line.length === 0) this.#lineSince = now
    const isCrowd = now - this.#lineSince > crowdAfterMilliseconds
    const patience = isCrowd ? crowdedMilliseconds : patienceMilliseconds
    return new Promise((resolve) => {
      const waiting: Waiting = {
        address,
        answer: resolve,
        timer: setTimeout(() => this.#giveUp(waiting), patience),
      }
      this.#line.push(waiting)
      void this.#admit()
    })
  }

  leave(address: string): void {
    this.#atWork -= 1
    this.#held.add(address, -1)
    void this.#admit()
  }

  async #admit() {
    if (this.#isAdmitting) return
    this.#isAdmitting = true
    while (this.#next()) {
      await this.#hear()
      const next = this.#next()
      if (!next) break
      this.#atWork += 1
      this.#held.add(next.address)
      this.#answer(next, true)
    }
    this.#isAdmitting = false
  }

  /** Who may enter now: of the address that has the fewest places the first in the line. */
  #next(): Waiting | undefined {
    if (this.#atWork >= this.#most) return undefined
    let fewest = this.#mostOfAddress
    let next: Waiting | undefined
    for (const waiting of this.#line) {
      const held = this.#held.of(waiting.address)
      if (held >= fewest) continue
      fewest = held
      next = waiting
    }
    return next
  }

  /** Tells the last of the address that fills the line, when this one has less of it. */
  #makeRoom(address: string): boolean {
    const inLine = new Counts()
    for (const waiting of this.#line) inLine.add(waiting.address)
    const most = Math.max(...this.#line.map((waiting) => inLine.of(waiting.address)))
    if (inLine.of(address) + 1 >= most) return false
    const last = this.#line.findLast((waiting) => inLine.of(waiting.address) === most)
    if (last) this.#answer(last, false)
    return true
  }

  #giveUp(waiting: Waiting) {
    const isFree = this.#atWork < this.#most && this.#held.of(waiting.address) < this.#mostOfAddress
    // On a machine that is busy with something else it was not reached yet.
    if (isFree) waiting.timer.refresh()
    else this.#answer(waiting, false)
  }

  #answer(waiting: Waiting, isAdmitted: boolean) {
    clearTimeout(waiting.timer)
    this.#line.splice(this.#line.indexOf(waiting), 1)
    waiting.answer(isAdmitted)
  }
}

/** Requests of one kind cannot take the places of another. */
export type Kind = 'work' | 'signIn' | 'google' | 'waiting'

/** What waits for others' servers needs a place, but hardly the processor. */
const waitingShare = 8
const googleShare = 2
/** One for an address that takes all it can, one for the others. */
const signInLeast = 2

export function createWorkSlots(most: number, hear: Hear): Record<Kind, WorkSlots> {
  return {
    work: new WorkSlots(most, hear),
    signIn: new WorkSlots(Math.max(signInLeast, Math.floor(most / 4)), hear),
    google: new WorkSlots(most * googleShare, hear),
    waiting: new WorkSlots(most * waitingShare, hear),
  }
}

/** What comes back from Google is read, everything else of these is sent. */
const kinds: Record<string, Kind> = {
  [loginPath()]: 'signIn',
  [googlePath()]: 'google',
  [promptsPath()]: 'waiting',
  [answerPath()]: 'waiting',
  [letterPath()]: 'waiting',
  [imagePath()]: 'waiting',
}

/** @param url with or without its query */
export function requestKind(method: string, url: string): Kind {
  const path = routePath(url)
  if (path === googleCallbackPath()) return 'google'
  if (method === 'GET' || method === 'HEAD') return 'work'
  return kinds[path] ?? 'work'
}
