import { professions } from '../../../db/content/professions/all.ts'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import { fold } from '../../../db/fold.ts'

type Profession = (typeof professions)[number]
type PromptSet = (typeof promptSets)[number]
type Template = PromptSet['templates'][number]
type UseCase = Profession['useCases'][number]

/** What of our own content fits a prompt. */
export type DemoTopic = {
  /** null: everyday life. */
  profession: Profession | null
  template: Template | null
  useCase: UseCase | null
}

/** Words of four letters or more: shorter ones say nothing about the subject. */
const wordsOf = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [])

const textOf = (template: Template) =>
  `${template.title} ${template.description} ${template.blocks.map(({ text }) => text).join(' ')}`

type Subject<T> = { subject: T; words: Set<string> }

const subjects = <T>(all: readonly T[], text: (subject: T) => string): Subject<T>[] =>
  all.map((subject) => ({ subject, words: wordsOf(text(subject)) }))

/** Rare words weigh more: a word in one subject of nine says which, one in all says nothing. */
function best<T>(words: Set<string>, all: Subject<T>[], least: number): T | null {
  let winner: T | null = null
  let highest = least
  const weights = new Map<string, number>()
  for (const word of words) {
    const holders = all.filter((one) => one.words.has(word)).length
    if (holders > 0) weights.set(word, Math.log((all.length + 1) / holders))
  }
  for (const { subject, words: known } of all) {
    let score = 0
    for (const [word, weight] of weights) if (known.has(word)) score += weight
    if (score > highest) {
      winner = subject
      highest = score
    }
  }
  return winner
}

const sets = subjects(promptSets, (set) => {
  const profession = professions.find(({ id }) => id === set.professionId)
  return [
    profession ? `${profession.title} ${profession.useCases.map((u) => u.example).join(' ')}` : '',
    ...set.blocks.map(({ text }) => text),
    ...set.templates.map(textOf),
  ].join(' ')
})

/** How much must fit before we say that a prompt is about something. */
const leastForSet = 3
const leastForTemplate = 6

/** The profession, template and use case a prompt is closest to. */
export function topicOf(prompt: string): DemoTopic {
  const words = wordsOf(prompt)
  const set = best(words, sets, leastForSet)
  if (!set) return { profession: null, template: null, useCase: null }
  const profession = professions.find(({ id }) => id === set.professionId) ?? null
  return {
    profession,
    template: best(words, subjects(set.templates, textOf), leastForTemplate),
    useCase: profession
      ? (best(
          words,
          subjects(profession.useCases, (useCase) => `${useCase.title} ${useCase.example}`),
          0,
        ) ??
        profession.useCases[0] ??
        null)
      : null,
  }
}
