import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { refusalEvent } from '../platform/http/audit-log.server.ts'
import { toFailure } from '../platform/http/failure.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import { deskCodeField } from '../security/desk/desk-code.ts'
import type { FieldError } from '../ui/error-summary.tsx'
import { sharedField } from './account.ts'
import type { PersonFormAnswer } from './person-form-answer.ts'

/** What comes back of a form; no longer than anybody types. */
const fieldsShownAgain = [
  'intent',
  'name',
  'email',
  'city',
  'techLevel',
  deskCodeField,
  sharedField,
]
const longestShown = 300

/** The screen's answer to a form: its faults, and what was typed. */
export function answerTo(
  form: FormData,
  code: string,
  errors: FieldError[] = [],
): PersonFormAnswer {
  const typed = fieldsShownAgain.flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? [[name, value.slice(0, longestShown)] as const] : []
  })
  return { code, errors, values: Object.fromEntries(typed) }
}

type Handled<S extends z.ZodType> = {
  form: FormData
  schema: S
  /** The catalogue's text for what fails without one of its own. */
  failed: string
  /** Whose account a refused form was about, for the audit line; asked only where there is one. */
  subject?: () => Promise<string | null>
}

type Context = Readonly<RouterContextProvider>

/** Gives `work` what a form says, if all of it fits; what does not fit, and what fails, is answered. */
export async function handleForm<S extends z.ZodType, Done>(
  context: Context,
  { form, schema, failed, subject }: Handled<S>,
  work: (values: z.output<S>) => Promise<Done>,
) {
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (!parsed.success) {
    return data(answerTo(form, 'INVALID', firstFaults(parsed.error, failed)), { status: 400 })
  }
  try {
    return await work(parsed.data)
  } catch (error) {
    if (error instanceof Response) throw error
    const isTraced = error instanceof KnownFailure && refusalEvent(error) !== null
    const details = isTraced && subject ? { subjectId: await subject() } : {}
    const { data: told, init } = toFailure(context, failed, error, details)
    const field = error instanceof KnownFailure ? error.field : null
    return data(answerTo(form, told.code, [{ field, message: told.message }]), init ?? {})
  }
}

function firstFaults({ issues }: z.ZodError, failed: string): FieldError[] {
  const faults = new Map<string, FieldError>()
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    if (!faults.has(field)) faults.set(field, { field, message })
  }
  return faults.size > 0 ? [...faults.values()] : [{ message: failed }]
}
