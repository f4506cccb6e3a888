import { parseWithZod } from '@conform-to/zod/v4'
import { data, type RouterContextProvider } from 'react-router'
import type { output, ZodType } from 'zod'
import { attempt } from '../../platform/http/failure.server.ts'
import { notAForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { decisions, type FormAnswer, formNames } from '../form/form-answer.ts'
import { Conflict, type SaveBase } from '../store/conflict.server.ts'

/** What goes with a form beside the record's fields. */
type Sent<Value> = {
  value: Value
  /** What the form began with, and which other version is to be replaced on purpose. */
  base: SaveBase
  /** The questions that are answered already. */
  decided: FormAnswer['decided']
}

/**
 * Answers the posted form of a record: an invalid one comes back with its errors (400), a
 * valid one is given to `save`. A failure comes back with everything that was typed, at its field if
 * it has one.
 * @param failedText the catalogue's text for a save that fails without one of its own
 * @param save stores the record and leads on
 */
export async function answerForm<Schema extends ZodType>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { schema, failedText }: { schema: Schema; failedText: string },
  save: (sent: Sent<output<Schema>>) => Promise<Response>,
) {
  if (!hasFormNames(form)) throw notAForm()
  const submission = parseWithZod(form, { schema })
  const decided = decidedIn(form)
  const kept = { message: null, found: null, decided, ...askedIn(form) }
  if (submission.status !== 'success') {
    return data<FormAnswer>(
      { ...kept, reply: submission.reply(), code: 'INVALID' },
      { status: 400 },
    )
  }
  let field: string | null = null
  let found: number | null = null
  let differences: FormAnswer['differences']
  const outcome = await attempt(context, failedText, async () => {
    try {
      return await save({
        value: submission.value,
        base: {
          version: numberIn(form.get(formNames.version)),
          overwrite: numberIn(decided.overwrite) ?? undefined,
        },
        decided,
      })
    } catch (error) {
      if (error instanceof KnownFailure) field = error.field
      if (error instanceof Conflict) {
        found = error.version
        differences = error.differences
      }
      throw error
    }
  })
  if (outcome instanceof Response) return outcome
  const { code, message } = outcome.data
  if (field !== null) {
    const reply = submission.reply({ fieldErrors: { [field]: [message] } })
    return data<FormAnswer>({ ...kept, reply, code }, outcome.init ?? {})
  }
  const reply = submission.reply()
  // Of another version than the one it was made about a decision says nothing.
  const { overwrite: _, ...others } = decided
  const left = found === null ? decided : others
  return data<FormAnswer>(
    { ...kept, reply, code, message, found, ...(differences && { differences }), decided: left },
    outcome.init ?? {},
  )
}

/** The version that a form carries; null where it carries none. */
const numberIn = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null

/** `chapters[3].title`: no list of ours has a thousand places, and each place is memory. */
const fieldName = /^\w{1,80}(?:\.\w{1,80}|\[\d{1,3}\]){0,6}$/

/** What Conform would read as an act on a list, or as its own state; the browser does both itself. */
const conformNames = ['__intent__', '__state__']

/** Whether all names are such as our forms may have. */
const hasFormNames = (form: FormData): boolean =>
  [...form.keys()].every((name) => fieldName.test(name) && !conformNames.includes(name))

/** Which act the form asks for, to ask for it again. */
function askedIn(form: FormData): Pick<FormAnswer, 'asked'> {
  const asked = form.get(formNames.intent)
  return typeof asked === 'string' ? { asked } : {}
}

const decidedIn = (form: FormData): FormAnswer['decided'] =>
  Object.fromEntries(
    decisions.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
