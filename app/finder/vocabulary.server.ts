/** Every word of the indexed texts, numbered from 0, and which of them hold a piece of text. */
export class Vocabulary {
  readonly #ids = new Map<string, number>()
  readonly #words: string[] = []
  /** All words in one text, a line each: one native search finds every word with a piece. */
  #lines: string | undefined

  get size(): number {
    return this.#words.length
  }

  /** The number of a word, which is added when it is new. */
  add(word: string): number {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    this.#lines = undefined
    this.#ids.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }

  /** @returns the word's number, undefined when no text has it */
  idOf(word: string): number | undefined {
    return this.#ids.get(word)
  }

  wordOf(id: number): string {
    return this.#words[id] ?? ''
  }

  /** The words that hold `piece`, at the given place of the word. */
  withPiece(piece: string, place: 'anywhere' | 'start' | 'end'): number[] {
    this.#lines ??= `\n${this.#words.join('\n')}\n`
    const wanted = { anywhere: piece, start: `\n${piece}`, end: `${piece}\n` }[place]
    const found: number[] = []
    let id = -1
    let lineEnd = 0
    let at = this.#lines.indexOf(wanted)
    while (at >= 0) {
      const inside = place === 'start' ? at + 1 : at
      while (lineEnd <= inside) {
        id += 1
        lineEnd += this.wordOf(id).length + 1
      }
      found.push(id)
      at = this.#lines.indexOf(wanted, lineEnd)
    }
    return found
  }
}
