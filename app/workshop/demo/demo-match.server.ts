import { demoExamples } from '../../../db/content/demo-examples/all.ts'
import { promptSets } from '../../../db/content/prompt-sets/all.ts'
import type { DemoExample, Template } from '../../../db/content-types.ts'
import { splitWords } from '../../platform/words.server.ts'
import { templateText } from '../../prompt-sets/composition.ts'
import { parseGaps, readGaps } from '../../prompt-sets/gaps.ts'
import { bracketsNote, filledIn } from '../guard/open-gaps.ts'

export type DemoMatch = {
  /**
   * `template`: the prompt is it, with its gaps filled or open. `changed`: its own words were
   * changed by hand. `similar`: own words that ask for the same.
   */
  kind: 'template' | 'changed' | 'similar'
  template: Template
  example: DemoExample
  /** null: everyday life. */
  professionId: string | null
  values: Record<string, string>
}

type Entry = Pick<DemoMatch, 'template' | 'example' | 'professionId'> & {
  source: string
  /** The words of the template that are not in its gaps. */
  own: Set<string>
}

const literalOf = (source: string) =>
  parseGaps(source)
    .map((piece) => (piece.kind === 'text' ? piece.text : ' '))
    .join('')

const entries: Entry[] = promptSets.flatMap((set) =>
  set.templates.flatMap((template) => {
    const example = demoExamples.find(({ templateId }) => templateId === template.id)
    const source = templateText(template)
    const own = new Set(splitWords(literalOf(source)).filter((word) => word.length > 3))
    return example ? [{ template, example, professionId: set.professionId, source, own }] : []
  }),
)

/** The share of a template's own words that must stand in a prompt that was made with it. */
const leastOwnWords = 0.8

/** Matters where an example could be taken for advice: only their own templates speak of them. */
const delicate = new RegExp(
  `^(${[
    // Not 'farmacia': one goes there for many things, as to the baker's.
    'farmac(?:o|i$)|medicin|pastigli|pillol|compress|pomat|tachipirin|male?$|antibiot|insulin|vaccin|dolor|febbre|sintom|malat|malesser',
    'tumor|cancr|infart|ictus|diabet|depress|ansia|diagnos|terapi|incint|gravidanz|ospedal|guarigion|veterinar',
    'refert|sangue|urin[ae]|radiograf|ecograf|colesterol|glicemi|ipertension',
    'suicid|morire|morto|morta|lutt|condoglianz|violenz',
    'avvocat|denunc|tribunal|querel|separazion|divorz|eredit|testament|licenziat|sfratt|affitto$|ricors|mult[ae]$',
    'invest|mutu[oi]$|prestit|azioni$|bitcoin|criptoval|invalid|reversibil',
  ].join('|')})`,
)

/** The template that a prompt was made with, or clearly asks for; null when it is neither. */
export function demoMatch(prompt: string): DemoMatch | null {
  return madeWith(prompt.replace(bracketsNote, '').trim()) ?? similarTo(prompt)
}

function madeWith(prompt: string): DemoMatch | null {
  for (const { source, own, ...entry } of entries) {
    const values = readGaps(parseGaps(source), prompt)
    if (values) return { ...entry, kind: 'template', values: filledIn(values) }
  }
  const words = new Set(splitWords(prompt))
  for (const { source, own, ...entry } of entries) {
    const standing = [...own].filter((word) => words.has(word)).length
    if (standing >= own.size * leastOwnWords) return { ...entry, kind: 'changed', values: {} }
  }
  return null
}

function similarTo(prompt: string): DemoMatch | null {
  const words = splitWords(prompt)
  let best: Entry | null = null
  let longest = 0
  for (const entry of entries) {
    for (const group of entry.example.asks) {
      // Of several the one that asks for more is meant.
      const weight = group.join('').length
      if (weight > longest && asksFor(words, group)) {
        best = entry
        longest = weight
      }
    }
  }
  if (!best) return null
  const { template, example, professionId } = best
  return { kind: 'similar', template, example, professionId, values: {} }
}

function asksFor(words: string[], group: readonly string[]): boolean {
  if (!group.every((stem) => words.some((word) => word.startsWith(stem)))) return false
  return words.every((word) => !delicate.test(word) || group.some((stem) => word.startsWith(stem)))
}

/** Whether a prompt is about health, law or money, on which the demo gives no examples. */
export const isDelicate = (prompt: string): boolean =>
  splitWords(prompt).some((word) => delicate.test(word))

/** Three templates to try, that suit everybody. */
export const templatesToTry: Pick<DemoMatch, 'template' | 'professionId'>[] = entries.filter(
  ({ template }) =>
    [
      'vita-quotidiana-lettera-comune',
      'vita-quotidiana-auguri',
      'vita-quotidiana-messaggio-sospetto',
    ].includes(template.id),
)
