/**
 * A matcher that reads patterns as the engines of browsers do, by trying and going back, and counts
 * what it does: a step for each character that is compared and each way that is tried.
 */
type Node =
  | { kind: 'set'; holds: (sign: string) => boolean }
  | { kind: 'start' | 'end' }
  | { kind: 'border'; isNot: boolean }
  | { kind: 'back'; group: number }
  | { kind: 'all'; nodes: Node[] }
  | { kind: 'either'; nodes: Node[] }
  | { kind: 'group'; node: Node; group: number }
  | { kind: 'look'; node: Node; isBehind: boolean; isNot: boolean }
  | { kind: 'times'; node: Node; least: number; most: number; isLazy: boolean }

type Compiled = { root: Node; isAnchored: boolean }

const compiled = new Map<string, Compiled>()
const nativeExec = RegExp.prototype.exec

/** Whether the native engine finds a pattern, also while `exec` is exchanged. */
const isMatch = (pattern: RegExp, text: string) => nativeExec.call(pattern, text) !== null

function compile({ source, flags }: RegExp): Compiled {
  const key = `${flags}/${source}`
  const known = compiled.get(key)
  if (known) return known
  const root = new Parser(source, flags.replace(/[gyd]/g, '')).pattern()
  const first = root.kind === 'all' ? root.nodes[0] : root
  const result = { root, isAnchored: first?.kind === 'start' && !flags.includes('m') }
  compiled.set(key, result)
  return result
}

class Parser {
  #at = 0
  #groups = 0
  readonly source: string
  readonly flags: string
  constructor(source: string, flags: string) {
    this.source = source
    this.flags = flags
  }

  pattern(): Node {
    const nodes = [this.#row()]
    while (this.#takes('|')) nodes.push(this.#row())
    return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'either', nodes }
  }

  #takes(text: string): boolean {
    if (!this.source.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #row(): Node {
    const nodes: Node[] = []
    while (this.#at < this.source.length && !'|)'.includes(this.source.charAt(this.#at))) {
      nodes.push(this.#repeated(this.#atom()))
    }
    return { kind: 'all', nodes }
  }

  #repeated(node: Node): Node {
    const rest = this.source.slice(this.#at)
    const found = nativeExec.call(/^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/, rest)
    if (!found) return node
    const [written, least = '', comma, most] = found
    this.#at += written.length
    const isLazy = written.length > 1 && written.endsWith('?')
    if (written.startsWith('*')) return { kind: 'times', node, least: 0, most: Infinity, isLazy }
    if (written.startsWith('+')) return { kind: 'times', node, least: 1, most: Infinity, isLazy }
    if (written.startsWith('?')) return { kind: 'times', node, least: 0, most: 1, isLazy }
    const upTo = comma ? (most ? Number(most) : Infinity) : Number(least)
    return { kind: 'times', node, least: Number(least), most: upTo, isLazy }
  }

  #atom(): Node {
    if (this.#takes('^')) return { kind: 'start' }
    if (this.#takes('$')) return { kind: 'end' }
    if (this.#takes('\\b')) return { kind: 'border', isNot: false }
    if (this.#takes('\\B')) return { kind: 'border', isNot: true }
    for (const [opening, isBehind, isNot] of [
      ['(?=', false, false],
      ['(?!', false, true],
      ['(?<=', true, false],
      ['(?<!', true, true],
    ] as const) {
      if (this.#takes(opening)) return { kind: 'look', node: this.#closed(), isBehind, isNot }
    }
    if (this.#takes('(?:')) return this.#closed()
    if (this.#takes('(')) {
      this.#groups += 1
      const group = this.#groups
      return { kind: 'group', group, node: this.#closed() }
    }
    const back = nativeExec.call(/^\\([1-9])/, this.source.slice(this.#at))
    if (back) {
      this.#at += 2
      return { kind: 'back', group: Number(back[1]) }
    }
    return this.#set()
  }

  #closed(): Node {
    const node = this.pattern()
    if (!this.#takes(')')) throw new Error(`a group of /${this.source}/ stays open`)
    return node
  }

  /** One character, read by the native engine. */
  #set(): Node {
    const atoms = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\.|.)/su
    const written = nativeExec.call(atoms, this.source.slice(this.#at))?.[0] ?? ''
    this.#at += written.length
    const pattern = new RegExp(`^(?:${written})$`, this.flags)
    const known = new Map<string, boolean>()
    const holds = (sign: string) => {
      const before = known.get(sign)
      if (before !== undefined) return before
      const holding = isMatch(pattern, sign)
      known.set(sign, holding)
      return holding
    }
    return { kind: 'set', holds }
  }
}

const word = /^\w$/

class Attempt {
  steps = 0
  readonly #groups = new Map<number, [number, number]>()
  readonly text: string
  readonly isUnicode: boolean
  constructor(text: string, isUnicode: boolean) {
    this.text = text
    this.isUnicode = isUnicode
  }

  /** Whether a node stands at a place and `go` succeeds behind it. */
  at(node: Node, place: number, go: (place: number) => boolean): boolean {
    this.steps += 1
    switch (node.kind) {
      case 'set': {
        const sign = this.#signAt(place)
        return sign !== '' && node.holds(sign) && go(place + sign.length)
      }
      case 'start':
        return place === 0 && go(place)
      case 'end':
        return place === this.text.length && go(place)
      case 'border': {
        const [before, behind] = [this.text.charAt(place - 1), this.text.charAt(place)]
        return (isMatch(word, before) !== isMatch(word, behind)) !== node.isNot && go(place)
      }
      case 'back': {
        const [start, end] = this.#groups.get(node.group) ?? [0, 0]
        const own = this.text.slice(start, end)
        this.steps += own.length
        return this.text.startsWith(own, place) && go(place + own.length)
      }
      case 'all':
        return this.#row(node.nodes, 0, place, go)
      case 'either':
        return node.nodes.some((one) => this.at(one, place, go))
      case 'group': {
        const before = this.#groups.get(node.group)
        const done = this.at(node.node, place, (end) => {
          this.#groups.set(node.group, [place, end])
          return go(end)
        })
        if (!done && before) this.#groups.set(node.group, before)
        return done
      }
      case 'look':
        return this.#looks(node, place) !== node.isNot && go(place)
      case 'times':
        return this.#times(node, 0, place, go)
    }
  }

  #signAt(place: number): string {
    const sign = this.isUnicode
      ? String.fromCodePoint(this.text.codePointAt(place) ?? 0)
      : this.text.charAt(place)
    return place < this.text.length ? sign : ''
  }

  #row(nodes: Node[], from: number, place: number, go: (place: number) => boolean): boolean {
    const node = nodes[from]
    return node ? this.at(node, place, (end) => this.#row(nodes, from + 1, end, go)) : go(place)
  }

  #looks(node: Extract<Node, { kind: 'look' }>, place: number): boolean {
    if (!node.isBehind) return this.at(node.node, place, () => true)
    for (let start = place; start >= 0; start -= 1) {
      if (this.at(node.node, start, (end) => end === place)) return true
    }
    return false
  }

  #times(
    node: Extract<Node, { kind: 'times' }>,
    done: number,
    place: number,
    go: (place: number) => boolean,
  ): boolean {
    if (!node.isLazy && (node.node.kind === 'set' || node.node.kind === 'back')) {
      return this.#run(node, node.node, place, go)
    }
    const more = () =>
      done < node.most &&
      this.at(node.node, place, (end) =>
        // What stood for nothing will do so again.
        end === place && done >= node.least ? false : this.#times(node, done + 1, end, go),
      )
    if (done < node.least) return more()
    return node.isLazy ? go(place) || more() : more() || go(place)
  }

  /** The same stretch again and again, without a call in a call for each. */
  #run(
    { least, most }: { least: number; most: number },
    node: Node,
    place: number,
    go: (place: number) => boolean,
  ): boolean {
    const ends = [place]
    let last = place
    const isNext = (end: number) => {
      const isFurther = end > last
      last = end
      return isFurther
    }
    while (ends.length <= most && this.at(node, last, isNext)) ends.push(last)
    for (let count = ends.length - 1; count >= least; count -= 1) {
      this.steps += 1
      if (go(ends[count] ?? place)) return true
    }
    return false
  }
}

/**
 * How many steps `pattern.exec(text)` takes from its `lastIndex`.
 * @throws Error when this matcher finds another stretch than the native engine: it would not count
 *   what that does
 */
export function regexSteps(pattern: RegExp, text: string): number {
  const { root, isAnchored } = compile(pattern)
  const isPlaced = pattern.global || pattern.sticky
  const from = isPlaced ? pattern.lastIndex : 0
  const attempt = new Attempt(text, pattern.unicode)
  const last = pattern.sticky ? from : isAnchored ? 0 : text.length
  let found: [number, number] | null = null
  for (let start = from; start <= last && !found; start += 1) {
    attempt.at(root, start, (end) => {
      found = [start, end]
      return true
    })
  }
  const lastIndex = pattern.lastIndex
  const own = nativeExec.call(pattern, text)
  pattern.lastIndex = lastIndex
  const expected = own ? [own.index, own.index + own[0].length] : null
  if (String(found) !== String(expected)) {
    throw new Error(`${pattern} finds ${expected} in ${JSON.stringify(text)}, here ${found}`)
  }
  return attempt.steps
}
