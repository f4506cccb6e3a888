/** Numbers in one typed array that grows: millions of them cost the garbage collector nothing. */
export class GrowingInts {
  #items = new Int32Array(1024)
  length = 0

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(this.length * 2)
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[this.length] = item
    this.length += 1
  }

  /** What was pushed, without the room to grow. */
  toArray(): Int32Array {
    return this.#items.slice(0, this.length)
  }
}

/** Many lists of numbers, one after the other in one typed array. */
export class Lists {
  readonly #starts: Int32Array
  readonly #items: Int32Array
  readonly #filled: Int32Array

  /** @param lengths how long each list will be */
  constructor(lengths: Int32Array) {
    this.#starts = new Int32Array(lengths.length + 1)
    for (const [list, length] of lengths.entries()) {
      this.#starts[list + 1] = this.startOf(list) + length
    }
    this.#items = new Int32Array(this.startOf(lengths.length))
    this.#filled = this.#starts.slice()
  }

  /** Appends to a list; none may become longer than was said. */
  append(list: number, item: number): void {
    const place = this.#filled[list] ?? 0
    this.#items[place] = item
    this.#filled[list] = place + 1
  }

  private startOf(list: number): number {
    return this.#starts[list] ?? 0
  }

  /** A view of a list, in the order in which it was filled. */
  of(list: number): Int32Array {
    return this.#items.subarray(this.startOf(list), this.startOf(list + 1))
  }
}
