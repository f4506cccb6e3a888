import type { Database } from '../platform/db/database.server.ts'
import { isTelling, splitWords, stemWord } from '../platform/words.server.ts'
import { perRecord } from '../records/store/published.server.ts'
import { guideNoun } from './guide-noun.ts'

/** A guide as a link shows it. */
export type FoundGuide = {
  id: string
  title: string
  description: string
  imageUrl: string | null
  /** The guide is about all that the goal says, in more than one word. */
  isWhole: boolean
  /** The goal asks for this one in words that it does not hold. */
  isAsked: boolean
}

type Prepared = Omit<FoundGuide, 'isWhole' | 'isAsked'> & {
  inTitle: Set<string>
  inAll: Set<string>
}

/** Of what a goal says, so much must stand in the guide's title and description. */
const leastShare = 0.6

/** How people ask for a guide in words that it does not hold: beginnings, each of which must be there. */
const asks: ReadonlyMap<string, readonly (readonly RegExp[])[]> = new Map(
  Object.entries({
    'visita-da-prenotare': [
      [/^(?:fiss|prenot)/, /^cup$/],
      [/^(?:fiss|prenot)/, /^(?:impegnativ|tac$|risonanz|ecograf|radiograf|mammograf|esam[ei]$)/],
    ],
    'ai-in-tasca': [
      [/^(?:tond|cerchi)/, /^(?:color|blu$|azzurr|viola$)/, /^(?:chat$|whatsapp|telefon)/],
      [
        /^(?:parlar|parlo$|dettar|voce$)/,
        /^(?:tast|batter|digit|scriver)/,
        /^(?:invec|anzich|posto$)/,
        /^(?:telefon|cellular|tablet|computer|messagg|whatsapp|chat$)/,
      ],
    ],
  }),
)

/** Words that stand beside the name of any tool. */
const isAny = (word: string) => /^(?:us|impar|prov|funzion|apr)[a-z]*$/.test(word)

/** Words that say what one does and not with what: 'scrivere', 'capire'. */
const isDoing = (word: string) => /(?:are|ere|ire|rre)$/.test(word)

/**
 * The published guides that are about what somebody wants to do, best first: the title names a
 * thing of it, and title and description most of it. None rather than one that is about a part.
 * @param most how many at most
 */
export async function findGuides(db: Database, goal: string, most: number): Promise<FoundGuide[]> {
  const said = splitWords(goal)
  const isAskedFor = (id: string) =>
    asks.get(id)?.some((way) => way.every((form) => said.some((word) => form.test(word)))) ?? false
  const words = [...new Set(said.filter((word) => isTelling(word) && !isAny(word)))]
  const found = (await currentGuides(db)).flatMap((guide) => {
    const isNamed = words.some((word) => !isDoing(word) && guide.inTitle.has(stemWord(word)))
    const share = words.filter((word) => guide.inAll.has(stemWord(word))).length / words.length
    const isAsked = isAskedFor(guide.id)
    return isAsked || (isNamed && share >= leastShare) ? [{ guide, share, isAsked }] : []
  })
  return found
    .sort((one, other) => Number(other.isAsked) - Number(one.isAsked) || other.share - one.share)
    .slice(0, most)
    .map(({ guide: { id, title, description, imageUrl }, share, isAsked }) => {
      const isWhole = share === 1 && words.length > 1
      return { id, title, description, imageUrl, isWhole, isAsked }
    })
}

const stems = (text: string) => splitWords(text).filter(isTelling).map(stemWord)

/** The published guides as they are now, in the order of their ids. */
const currentGuides = perRecord(guideNoun, ({ id, content }): Prepared => {
  const { title, description, imageUrl } = content
  const inTitle = new Set(stems(title))
  const inAll = new Set([...inTitle, ...stems(description)])
  return { id, title, description, imageUrl, inTitle, inAll }
})
