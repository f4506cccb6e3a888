import { isDeepStrictEqual } from 'node:util'
import { professions } from '../../db/content/professions/all.ts'
import { sampleOfAnyJob } from '../../db/content/professions/sample.ts'
import type { ProfessionContent } from '../../db/content-types.ts'
import { normalize } from '../../db/normalize.ts'
import type { ContentOf } from '../records/noun.ts'
import { professionNoun } from './profession-noun.ts'

/**
 * The parts that a sample may fill; title, icon, description, colour, tools and examples never are.
 */
const fillable = [
  'heroImage',
  'metrics',
  'useCases',
  'tips',
  'testimonials',
  'resources',
] as const satisfies (keyof ContentOf<typeof professionNoun>)[]

export type ProposedPart = (typeof fillable)[number]

const isGap = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** A title as words between spaces, without '(Copia)'. */
const titleWords = (title: string) =>
  ` ${normalize(title)
    .replace(/\(copia\)/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

/**
 * The built-in profession that a stored one resembles: by its id; else by its title, when exactly
 * one built-in title stands in it as whole words ('Medico di base').
 */
export function sampleProfession(stored: { id: string; title: string }): ProfessionContent | null {
  const byId = professions.find(({ id }) => id === stored.id)
  if (byId) return byId
  const words = titleWords(stored.title)
  const found = professions.filter(({ title }) => words.includes(titleWords(title)))
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * A stored profession with its gaps filled from a sample, for the form: every stored
 * value wins. Nothing is stored here.
 * @returns which parts are only proposed
 */
export function withSamples<Stored extends Omit<ProfessionContent, 'isPublished'>>(
  stored: Stored,
): { content: Stored; proposed: ProposedPart[] } {
  const sample: Partial<ProfessionContent> = sampleProfession(stored) ?? sampleOfAnyJob
  const proposed = fillable.filter((part) => isGap(stored[part]) && !isGap(sample[part] ?? null))
  const fillings = Object.fromEntries(proposed.map((part) => [part, sample[part]]))
  return { content: { ...stored, ...fillings }, proposed }
}

const samples: readonly Partial<ProfessionContent>[] = [...professions, sampleOfAnyJob]

/** A profession as its form sends it. */
type Sent = ContentOf<typeof professionNoun>

/**
 * What a form sends, without the samples that nobody took: of the parts that it proposed, those that
 * were neither taken nor changed are gaps again.
 */
export function withoutUntaken<Content extends Sent>(
  content: Content,
  { proposed, taken }: Record<'proposed' | 'taken', readonly unknown[]>,
): Content {
  const untaken = fillable.filter(
    (part) =>
      proposed.includes(part) &&
      !taken.includes(part) &&
      samples.some((sample) =>
        isDeepStrictEqual(content[part], professionNoun.draft.shape[part].parse(sample[part])),
      ),
  )
  return { ...content, ...Object.fromEntries(untaken.map((part) => [part, gap(content[part])])) }
}

const gap = (value: unknown) => (Array.isArray(value) ? [] : null)
