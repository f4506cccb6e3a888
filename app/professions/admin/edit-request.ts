import { formNames } from '../../records/form/form-answer.ts'
import { type ProfessionInput, professionSchema } from '../profession-schema.ts'

type Part = keyof ProfessionInput
const parts = Object.keys(professionSchema.shape) as Part[]

/** Names of a form are like `tips[0]` and `metrics.timesSaved.daily`. */
const partOf = (name: string) => name.split(/[.[]/, 1)[0]

/**
 * What a posted form is checked with: the whole schema for the form of the screen, else
 * the parts that are given, so that the others stay as they are.
 */
export function schemaFor(sent: FormData) {
  const named = new Set([...sent.keys()].map(partOf))
  const given = parts.filter((part) => named.has(part))
  if (sent.has(formNames.whole) || given.length === 0) return professionSchema
  const mask = Object.fromEntries(given.map((part) => [part, true])) as { [Name in Part]?: true }
  return professionSchema.pick(mask as { [Name in Part]: true }).partial()
}
