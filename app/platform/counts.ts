/** How many there are of each; what there is none of takes no room. */
export class Counts {
  readonly #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  add(key: string, by = 1): void {
    const now = this.of(key) + by
    if (now > 0) this.#counts.set(key, now)
    else this.#counts.delete(key)
  }
}
