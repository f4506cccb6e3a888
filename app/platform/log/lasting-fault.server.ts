/** What is still wrong is said again after so long. */
const againMilliseconds = 600_000

/**
 * Tells a lasting fault once: when it begins, when it changes, every ten minutes, when it is over.
 */
export class LastingFault {
  #said: string | null = null
  #at = 0
  readonly #tell: (sentence: string) => void
  readonly #tellOver: () => void

  constructor(tell: (sentence: string) => void, tellOver: () => void) {
    this.#tell = tell
    this.#tellOver = tellOver
  }

  /**
   * @param now in milliseconds
   * @returns whether it was told now
   */
  fault(sentence: string, now = Date.now()): boolean {
    if (sentence === this.#said && now - this.#at < againMilliseconds) return false
    this.#said = sentence
    this.#at = now
    this.#tell(sentence)
    return true
  }

  over(): void {
    if (this.#said === null) return
    this.#said = null
    this.#tellOver()
  }
}
