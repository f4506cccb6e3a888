import { setImmediate as breathe } from 'node:timers/promises'
import { GrowingInts, Lists } from './lists.server.ts'
import { wordsOf } from './normalise.server.ts'
import { type Traited, type Traits, traitsOfTool } from './traits.server.ts'
import { Vocabulary } from './vocabulary.server.ts'

/** What of a tool the finder reads. */
export type IndexedTool = Traited & {
  name: string
  description: string
  features: readonly string[]
  rating: number
}

/**
 * The normalised texts of all tools as numbers of words. Tool `t` has the texts `firstText[t]` to
 * `firstText[t + 1] - 1`: its description, its features, last its name. Text `x` has the words
 * `words[firstWord[x]]` to `words[firstWord[x + 1] - 1]`.
 */
export type SearchIndex = {
  vocabulary: Vocabulary
  ids: string[]
  ratings: Float64Array
  traits: Uint16Array
  firstText: Int32Array
  firstWord: Int32Array
  words: Int32Array
  /** How many different words a text has. */
  distinct: Int32Array
  /** By word: the texts that have it. */
  textsWith: Lists
  /** By word: the texts that begin with it. */
  textsFrom: Lists
}

/** The other work of the process gets its turn after so many texts: a few milliseconds. */
const turn = 5_000

/** Builds the index without keeping the process from other work for long. */
export async function buildIndex(
  batches: AsyncIterable<readonly IndexedTool[]>,
): Promise<SearchIndex> {
  const vocabulary = new Vocabulary()
  const ids: string[] = []
  const ratings: number[] = []
  const traits: Traits[] = []
  const firstText = new GrowingInts()
  const firstWord = new GrowingInts()
  const words = new GrowingInts()
  for await (const batch of batches) {
    for (const tool of batch) {
      ids.push(tool.id)
      ratings.push(tool.rating)
      traits.push(traitsOfTool(tool))
      firstText.push(firstWord.length)
      for (const text of [tool.description, ...tool.features, tool.name]) {
        firstWord.push(words.length)
        for (const word of wordsOf(text)) words.push(vocabulary.add(word))
      }
    }
    await breathe()
  }
  firstText.push(firstWord.length)
  firstWord.push(words.length)
  const texts = { words: words.toArray(), firstWord: firstWord.toArray() }
  return {
    vocabulary,
    ids,
    ratings: Float64Array.from(ratings),
    traits: Uint16Array.from(traits),
    firstText: firstText.toArray(),
    ...texts,
    ...(await listTexts(texts, vocabulary.size)),
  }
}

/** The texts by the words they have and by the word they begin with. */
async function listTexts(
  texts: Pick<SearchIndex, 'words' | 'firstWord'>,
  vocabularySize: number,
): Promise<Pick<SearchIndex, 'distinct' | 'textsWith' | 'textsFrom'>> {
  const count = texts.firstWord.length - 1
  const distinct = new Int32Array(count)
  const having = new Int32Array(vocabularySize)
  const beginning = new Int32Array(vocabularySize)
  await eachDifferentWord(texts, vocabularySize, (word, text, isFirst) => {
    bump(distinct, text)
    bump(having, word)
    if (isFirst) bump(beginning, word)
  })
  const textsWith = new Lists(having)
  const textsFrom = new Lists(beginning)
  await eachDifferentWord(texts, vocabularySize, (word, text, isFirst) => {
    textsWith.append(word, text)
    if (isFirst) textsFrom.append(word, text)
  })
  return { distinct, textsWith, textsFrom }
}

function bump(counts: Int32Array, at: number) {
  counts[at] = (counts[at] ?? 0) + 1
}

/** Visits each word of each text, and each only once in a text. */
async function eachDifferentWord(
  { words, firstWord }: Pick<SearchIndex, 'words' | 'firstWord'>,
  vocabularySize: number,
  visit: (word: number, text: number, isFirst: boolean) => void,
) {
  const lastSeenIn = new Int32Array(vocabularySize).fill(-1)
  for (let text = 0; text + 1 < firstWord.length; text += 1) {
    const from = firstWord[text] ?? 0
    const to = firstWord[text + 1] ?? 0
    for (let place = from; place < to; place += 1) {
      const word = words[place] ?? 0
      if (lastSeenIn[word] === text) continue
      lastSeenIn[word] = text
      visit(word, text, place === from)
    }
    if (text % turn === turn - 1) await breathe()
  }
}
