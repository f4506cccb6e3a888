import { normalise, wordsOf } from './normalise.server.ts'
import { askedBy, type Traited, traitReasons, traitsOf } from './traits.server.ts'

type Explained = Traited & { name: string; description: string; features: readonly string[] }

/** Shorter words ('per', 'una') say little: they are named when nothing else can be. */
const tellingLength = 4
const mostWords = 3

/** Why a tool was found for a goal, in a few words, the strongest reason first. */
export function reasonsFor(tool: Explained, typed: string): string[] {
  const goal = normalise(typed)
  const name = normalise(tool.name)
  if (name !== '' && ` ${goal} `.includes(` ${name} `)) return ['Hai scritto il suo nome.']
  const suits = traitReasons(traitsOf(tool), askedBy(goal))
  const shared = wordsShared(tool, typed)
  const telling = shared.filter((word) => word.length >= tellingLength)
  if (telling.length > 0) return [...suits, contains(telling)]
  if (suits.length > 0) return suits
  return shared.length > 0 ? [contains(shared)] : [`Contiene «${typed.trim()}».`]
}

/** The goal's words that the tool's texts hold, as they were typed. */
function wordsShared(tool: Explained, typed: string): string[] {
  const texts = [tool.name, tool.description, ...tool.features]
  const held = new Set(texts.flatMap(wordsOf))
  const words = new Set(typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
  return [...words].filter((word) => held.has(normalise(word)))
}

function contains(words: readonly string[]): string {
  const named = words.slice(0, mostWords).map((word) => `«${word}»`)
  return named.length === 1
    ? `Contiene la parola ${named[0]}.`
    : `Contiene le parole ${named.join(', ')}.`
}

/** What the tool can do, first what has most words of the goal. */
export function featuresFor(tool: Explained, typed: string, count: number): string[] {
  const goal = new Set(wordsOf(typed).filter((word) => word.length >= tellingLength))
  const sharedBy = (feature: string) => wordsOf(feature).filter((word) => goal.has(word)).length
  return tool.features.toSorted((one, other) => sharedBy(other) - sharedBy(one)).slice(0, count)
}
