import { isTelling, spacedWords, splitWords } from '../platform/words.server.ts'
import type { PreparedTool } from './score.server.ts'
import { askedBy, findTraits, sharedWorth, type Traited, traitReasons } from './traits.server.ts'

type Explained = Traited & { name: string; description: string; features: readonly string[] }

const mostWords = 3

/** Words that stand in every other sentence, or tell of a person and not of what a tool does. */
const common = new Set(
  'male bene meglio peggio bello bella buono buona grande piccolo piccola nuovo nuova vecchio vecchia giorno giorni anno anni volte parte modo tipo punto persona persone gente casa vita cerco aiuto aiutare trovare mettere andare prendere sentire venire vedere parlare codice codici carta identita banca perso persa sola solo sole soli triste tristi solitudine qualcuno nessuno'.split(
    ' ',
  ),
)

/** Whether a word can say why a tool was found. */
const isReason = (word: string) => word.length > 3 && isTelling(word) && !common.has(word)

/** Tells the tools for which something can be said: a trait, the name, or a word that says why. */
export function speaksFor(typed: string): (tool: PreparedTool) => boolean {
  const goal = spacedWords(typed)
  const asked = askedBy(goal)
  const telling = splitWords(typed).filter(isReason)
  return ({ name, description, features, traits }) =>
    sharedWorth(traits, asked) > 0 ||
    (name.text !== '' && ` ${goal} `.includes(` ${name.text} `)) ||
    (telling.length > 0 &&
      [name, description, ...features].some(
        ({ text, words }) => telling.some((word) => words.has(word)) || text.includes(goal),
      ))
}

/**
 * Why a tool was found for a goal, in a few words, the strongest reason first. Empty when only
 * words like 'per' and 'una' speak for it.
 */
export function reasonsFor(tool: Explained, typed: string): string[] {
  const goal = spacedWords(typed)
  const name = spacedWords(tool.name)
  if (name !== '' && ` ${goal} `.includes(` ${name} `)) return ['Hai scritto il suo nome.']
  const suits = traitReasons(findTraits(tool), askedBy(goal))
  const shared = wordsShared(tool, typed)
  if (shared.length > 0) return [...suits, contains(shared)]
  if (suits.length > 0) return suits
  const isTold = splitWords(goal).some(isReason)
  const isHeld = ownTexts(tool).some((text) => spacedWords(text).includes(goal))
  return isTold && isHeld ? [`Contiene «${typed.trim()}».`] : []
}

const ownTexts = ({ name, description, features }: Explained) => [name, description, ...features]

/** The goal's telling words that the tool's texts hold, as they were typed. */
function wordsShared(tool: Explained, typed: string): string[] {
  const held = new Set(ownTexts(tool).flatMap(splitWords))
  const words = new Set(typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
  return [...words].filter((word) => isReason(spacedWords(word)) && held.has(spacedWords(word)))
}

function contains(words: readonly string[]): string {
  const named = words.slice(0, mostWords).map((word) => `«${word}»`)
  return named.length === 1
    ? `Contiene la parola ${named[0]}.`
    : `Contiene le parole ${named.join(', ')}.`
}

/** What the tool can do, first what has most words of the goal. */
export function featuresFor(tool: Explained, typed: string, count: number): string[] {
  const goal = new Set(splitWords(typed).filter(isTelling))
  const sharedBy = (feature: string) => splitWords(feature).filter((word) => goal.has(word)).length
  return tool.features.toSorted((one, other) => sharedBy(other) - sharedBy(one)).slice(0, count)
}
