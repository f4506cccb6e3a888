import { randomUUID } from 'node:crypto'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, type RouterContextProvider } from 'react-router'
import type { output, ZodType } from 'zod'
import { attempt } from '../../platform/http/failure.server.ts'
import { notAForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { Conflict, type EditBase, momentOf } from '../store/edit-base.server.ts'
import { decisions, type FormAnswer, formNames, placeField } from './form-answer.ts'
import { hasFormNames, listIntent } from './form-names.server.ts'
import type { TakenPictures } from './take-pictures.server.ts'

/** What goes with a form beside the record's fields. */
type Sent<Value> = {
  value: Value
  /** What the form began with, and which other version is to be replaced on purpose. */
  base: EditBase
  /** The version that the form began with, as it carries it; null for a new record. */
  version: string | null
  /** The questions that are answered already. */
  decided: FormAnswer['decided']
  /** The place whose present record is to give way; null: none. */
  replaces: string | null
}

/**
 * Answers a posted form of the administrators: a button that changes a list gives the form back
 * changed (no script needed), an invalid form comes back with its errors (400), a valid one is
 * given to `save`. A failure comes back with everything that was typed, at its field if it has one.
 * @param sent of a form with PictureFields: what `takePictures` made of it
 * @param failedText the catalogue's text for a save that fails without one of its own
 * @param save stores the record and leads on
 */
export async function answerForm<Schema extends ZodType>(
  context: Readonly<RouterContextProvider>,
  sent: FormData | TakenPictures,
  { schema, failedText }: { schema: Schema; failedText: string },
  save: (sent: Sent<output<Schema>>) => Promise<Response>,
) {
  const {
    sent: form,
    refused,
    fault,
  }: TakenPictures = sent instanceof FormData ? { sent, refused: {} } : sent
  if (!hasFormNames(form)) throw notAForm()
  const submission = submissionOf(form, schema)
  const decided = decidedIn(form)
  const begun = form.get(formNames.version)
  const version = typeof begun === 'string' ? begun : null
  const kept = { message: null, version, found: null, decided, ...askedIn(form) }
  if (submission.status !== 'success') {
    const isInvalid = submission.status === 'error'
    const code = isInvalid ? 'INVALID' : null
    return data<FormAnswer>(
      { ...kept, reply: submission.reply(), code },
      { status: isInvalid ? 400 : 200 },
    )
  }
  if (Object.keys(refused).length > 0) {
    const reply = submission.reply({ fieldErrors: refused })
    const code = 'INVALID'
    return data<FormAnswer>({ ...kept, reply, code }, { status: 400 })
  }
  let field: string | null = null
  let found: string | null = null
  let differences: FormAnswer['differences']
  const outcome = await attempt(context, failedText, async () => {
    if (fault) throw fault
    try {
      return await save({
        value: submission.value,
        base: { updatedAt: momentOf(version), overwrite: decided.overwrite },
        version,
        decided,
        replaces: decided.replace ?? null,
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

/** @throws 400 where what stands for a list's button is none of ours: Conform throws at it */
function submissionOf<Schema extends ZodType>(form: FormData, schema: Schema) {
  try {
    completeIntent(form)
    return parseWithZod(form, { schema })
  } catch (error) {
    if (form.has(listIntent)) throw notAForm()
    throw error
  }
}

type ListChange = {
  type?: string
  payload?: { defaultValue?: { id?: unknown }; from?: number; to?: number }
}

/**
 * What `ListField` does where script runs: a part that a button adds gets its id at once, and one
 * that is moved to a written place goes there.
 */
function completeIntent(form: FormData): void {
  const said = form.get(listIntent)
  if (typeof said !== 'string') return
  const change = JSON.parse(said) as ListChange | null
  const { defaultValue, from, to } = change?.payload ?? {}
  let own = {}
  if (change?.type === 'insert' && defaultValue?.id === '') {
    own = { defaultValue: { ...defaultValue, id: randomUUID() } }
  }
  if (change?.type === 'reorder' && from !== undefined && from === to) {
    const places = form.getAll(placeField)
    const written = Number(places[from])
    const place = Number.isInteger(written) ? written : from + 1
    own = { to: Math.min(Math.max(place, 1), places.length) - 1 }
  }
  form.set(listIntent, JSON.stringify({ ...change, payload: { ...change?.payload, ...own } }))
}

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
