import { z } from 'zod'
import { answerKinds } from '../../answer-kind.ts'
import { parseJson } from '../../platform/parse-json.ts'
import { longestPrompt } from '../../prompt-path.ts'

const turn = z.object({ answer: z.string(), wish: z.string().nullable() })

/** The answer that a browser without script gives back passes the bounds of every other request. */
const noScriptSchema = z.object({
  prompt: z.string().max(longestPrompt),
  text: z.string().min(1),
  turns: z.array(turn),
  shown: z.number().nullable().default(null),
  cut: z.enum(['length', 'filter', 'fault']).nullable().default(null),
  generationId: z.string(),
  isDemo: z.boolean(),
  canDraw: z.boolean(),
  category: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
  answerKind: z.enum(answerKinds).nullable().default(null),
  values: z.record(z.string(), z.string()).optional(),
})

export type GivenBack = z.output<typeof noScriptSchema>

/** @returns null where the form gives no answer back, or not one of ours */
export function givenBack(value: FormDataEntryValue | null): GivenBack | null {
  if (typeof value !== 'string') return null
  try {
    return noScriptSchema.parse(parseJson(value))
  } catch {
    return null
  }
}
