import type { z } from 'zod'
import type { FieldError } from '../ui/error-summary.tsx'

/** A form with faults, and the first one of each field. */
export type Invalid = { kind: 'invalid'; errors: FieldError[] }

/** Gives `work` what a form says, if all of it fits. */
export async function withValid<S extends z.ZodType, Outcome extends string | object>(
  schema: S,
  form: FormData,
  work: (values: z.output<S>) => Promise<Outcome>,
): Promise<Outcome | Invalid> {
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (parsed.success) return work(parsed.data)
  const errors = new Map<string, FieldError>()
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    if (!errors.has(field)) errors.set(field, { field, message })
  }
  return { kind: 'invalid', errors: [...errors.values()] }
}
