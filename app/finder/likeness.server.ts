import type { SearchIndex } from './search-index.server.ts'
import type { Vocabulary } from './vocabulary.server.ts'

/** In place of a number of shared words: one of the two texts contains the other. */
export const whole = 255

/**
 * How alike each text of the index is to a goal (FIND-05): the number of different words they
 * share, or `whole` when one contains the other literally, inside words too.
 * Only texts that can match are looked at; the loops over lists count places, because they run
 * over millions and iterators take twice as long.
 * @param words those of the goal, normalised: at least one, and fewer than `whole`
 * @param shared one place a text; overwritten
 */
export function countShared(index: SearchIndex, words: string[], shared: Uint8Array): void {
  shared.fill(0)
  for (const word of new Set(words)) {
    const id = index.vocabulary.idOf(word)
    if (id === undefined) continue
    const texts = index.textsWith.of(id)
    for (let at = 0; at < texts.length; at += 1) {
      const text = texts[at] ?? 0
      shared[text] = (shared[text] ?? 0) + 1
    }
  }
  // `whole` is more than any count: it hides no text from the quick refusals of what follows.
  const [only, ...others] = words
  if (only !== undefined && others.length === 0) markWithPiece(index, only, shared)
  else markWithPhrase(index, words, shared)
  markWithin(index, words, shared)
}

/** Marks the texts one of whose words holds `piece`. */
function markWithPiece(index: SearchIndex, piece: string, shared: Uint8Array): void {
  for (const word of index.vocabulary.withPiece(piece, 'anywhere')) {
    const texts = index.textsWith.of(word)
    for (let at = 0; at < texts.length; at += 1) shared[texts[at] ?? 0] = whole
  }
}

/**
 * The words of a phrase as a text may hold them: the first may be the end of a longer word, the
 * last the beginning of one.
 */
type Phrase = { starts: number[]; inner: number[]; ends: number[]; roles: Uint8Array }

const phraseStart = 1
const phraseEnd = 2

/** Marks the texts that contain all `words` in a row. */
function markWithPhrase(index: SearchIndex, words: string[], shared: Uint8Array): void {
  const phrase = phraseOf(index.vocabulary, words)
  if (!phrase) return
  const innerWords = new Set(phrase.inner).size
  const lookAt = (text: number) => {
    if ((shared[text] ?? 0) >= innerWords && hasPhrase(index, text, phrase)) shared[text] = whole
  }
  const candidates = rarestPart(index, phrase).map((word) => index.textsWith.of(word))
  const many = candidates.reduce((sum, { length }) => sum + length, 0)
  if (many > shared.length / 4) {
    // All texts in their order cost less than so many here and there, some of them again.
    for (let text = 0; text < shared.length; text += 1) lookAt(text)
  } else {
    for (const texts of candidates) for (const text of texts) lookAt(text)
  }
}

/** @returns null when no text can hold the phrase */
function phraseOf(vocabulary: Vocabulary, words: string[]): Phrase | null {
  const inner: number[] = []
  for (const word of words.slice(1, -1)) {
    const id = vocabulary.idOf(word)
    if (id === undefined) return null
    inner.push(id)
  }
  const starts = vocabulary.withPiece(words[0] ?? '', 'end')
  const ends = vocabulary.withPiece(words.at(-1) ?? '', 'start')
  const roles = new Uint8Array(vocabulary.size)
  for (const word of starts) roles[word] = phraseStart
  for (const word of ends) roles[word] = (roles[word] ?? 0) | phraseEnd
  return { starts, inner, ends, roles }
}

/** Words one of which every text with the phrase has, so that few texts are looked at. */
function rarestPart({ textsWith }: SearchIndex, { starts, inner, ends }: Phrase): number[] {
  const parts = [starts, ends, ...inner.map((word) => [word])]
  const textsOf = (part: number[]) => part.reduce((sum, word) => sum + textsWith.of(word).length, 0)
  return parts.reduce((rarest, part) => (textsOf(part) < textsOf(rarest) ? part : rarest))
}

function hasPhrase(index: SearchIndex, text: number, { inner, roles }: Phrase): boolean {
  const { words, firstWord } = index
  const toEnd = inner.length + 1
  const last = (firstWord[text + 1] ?? 0) - toEnd
  for (let place = firstWord[text] ?? 0; place < last; place += 1) {
    const start = roles[words[place] ?? 0] ?? 0
    if ((start & phraseStart) === 0) continue
    const end = roles[words[place + toEnd] ?? 0] ?? 0
    if ((end & phraseEnd) !== 0 && isSame(words, place + 1, inner)) return true
  }
  return false
}

function isSame(words: Int32Array, from: number, wanted: readonly number[]): boolean {
  for (let at = 0; at < wanted.length; at += 1) {
    if (words[from + at] !== wanted[at]) return false
  }
  return true
}

/** A goal as what may contain a text: its words, their numbers where texts have them. */
type Around = { words: string[]; ids: (number | undefined)[]; known: Set<number | undefined> }

/**
 * Marks the texts that the goal contains: those of one word inside any word of it; longer ones whose
 * first word ends one of its words, whose last begins one, and between which all are the same.
 */
function markWithin(index: SearchIndex, words: string[], shared: Uint8Array): void {
  const ids = words.map((word) => index.vocabulary.idOf(word))
  const goal = { words, ids, known: new Set(ids) }
  for (const [first, places] of beginnings(index.vocabulary, words)) {
    const texts = index.textsFrom.of(first)
    for (let at = 0; at < texts.length; at += 1) {
      const text = texts[at] ?? 0
      // All its words but the first and the last stand in the goal.
      const isCovered = (shared[text] ?? 0) + 2 >= (index.distinct[text] ?? 0)
      if (isCovered && isWithin(index, text, goal, places)) shared[text] = whole
    }
  }
}

/** @param places of the goal's words that the text's first word ends */
function isWithin(index: SearchIndex, text: number, goal: Around, places: number[]): boolean {
  const from = index.firstWord[text] ?? 0
  const length = (index.firstWord[text + 1] ?? 0) - from
  if (length === 1) return true
  if (length > 2 && !goal.known.has(index.words[from + 1])) return false
  return places.some((place) => isAt(index, from, length, goal, place))
}

/** Whether the words from `from` on, after the first, stand in the goal after `place`. */
function isAt(
  { vocabulary, words }: SearchIndex,
  from: number,
  length: number,
  goal: Around,
  place: number,
): boolean {
  const lastInGoal = goal.words[place + length - 1]
  if (lastInGoal === undefined) return false
  for (let at = 1; at < length - 1; at += 1) {
    if (words[from + at] !== goal.ids[place + at]) return false
  }
  return lastInGoal.startsWith(vocabulary.wordOf(words[from + length - 1] ?? 0))
}

/**
 * The known words with which a text inside the goal may begin: every piece of its words, with the
 * places of the goal's words that it ends.
 */
function beginnings(vocabulary: Vocabulary, goal: readonly string[]): Map<number, number[]> {
  const placesOf = Map.groupBy(goal.keys(), (place) => goal[place] ?? '')
  const found = new Map<number, number[]>()
  for (const [word, places] of placesOf) {
    for (let from = 0; from < word.length; from += 1) {
      for (let to = from + 1; to <= word.length; to += 1) {
        const id = vocabulary.idOf(word.slice(from, to))
        if (id === undefined) continue
        const known = found.get(id) ?? []
        found.set(id, to === word.length ? [...known, ...places] : known)
      }
    }
  }
  return found
}
