import { Places } from './places.server.ts'

/** The requests of one session hold this part of the places at most. */
const share = 3
/** A page full of pictures asks for so many at once, for each place of the whole site. */
const waitingPerPlace = 4

const atOnce = async () => {}
/** A session counts as one, wherever it is used. */
const anywhere = ''

type Own = { places: Places; here: number }

/**
 * Keeps one session's requests from taking everybody's places: those of somebody whose rows are
 * locked each wait for seconds. More of them wait in a short line of their own, without a place.
 */
export class SessionShares {
  readonly #own = new Map<string, Own>()
  readonly #most: number
  readonly #longestLine: number

  /** @param most how many places there are for everybody */
  constructor(most: number) {
    this.#most = Math.max(1, Math.floor(most / share))
    this.#longestLine = most * waitingPerPlace
  }

  /**
   * @param session null: nobody is signed in
   * @returns the function that leaves again, or null when too many of the session wait already
   */
  async enter(session: string | null): Promise<(() => void) | null> {
    if (session === null) return () => {}
    const own = this.#own.get(session) ?? {
      places: new Places(this.#most, {
        hear: atOnce,
        longestLine: this.#longestLine,
        mostOfAddress: this.#most,
      }),
      here: 0,
    }
    this.#own.set(session, own)
    own.here += 1
    const isIn = await own.places.enter(anywhere)
    const leave = () => {
      if (isIn) own.places.leave(anywhere)
      own.here -= 1
      if (own.here === 0) this.#own.delete(session)
    }
    if (isIn) return leave
    leave()
    return null
  }
}
