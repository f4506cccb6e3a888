import { parseWithZod } from '@conform-to/zod/v4'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { output } from 'zod'
import { newId } from '../../paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { attempt, load } from '../../platform/http/failure.server.ts'
import { notAForm, readForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Intent } from '../acts/acts.ts'
import { carryOut } from '../acts/carry-out.server.ts'
import { outcomeAddress } from '../acts/outcome.ts'
import { decisions, type FormAnswer, formNames } from '../form/form-answer.ts'
import { keepList, listBefore } from '../list/record-list-view.ts'
import type { ContentOf, Noun } from '../noun.ts'
import {
  createRecord,
  deleteRecord,
  publishRecord,
  type Questions,
  saveRecord,
  verifyRecord,
  withdrawRecord,
} from '../store/acts.server.ts'
import type { Change } from '../store/change-records.server.ts'
import { Conflict, type SaveBase } from '../store/conflict.server.ts'
import { requireRow, storedRecord } from '../store/read.server.ts'
import { whatStays, whyKept } from '../store/requirements.server.ts'
import type { Stored } from '../store/write.server.ts'
import { differences, shownDifference } from '../versions/difference.server.ts'
import { editorActs } from './editor-acts.ts'

type Context = Readonly<RouterContextProvider>
type Asked = { context: Context; params: { id: string } }

export type EditedRecord<N> = Awaited<ReturnType<typeof readForEdit<N & Noun>>>

/**
 * A record as administrators work on it, and who changed it last.
 * @throws KnownFailure 404 when it is gone
 */
export async function readForEdit<N extends Noun>(db: Database, noun: N, id: string) {
  const record = storedRecord(noun, await requireRow(db, noun, id))
  const person = record.updatedBy
    ? await db
        .selectFrom('users')
        .select('name')
        .where('id', '=', record.updatedBy)
        .executeTakeFirst()
    : undefined
  const { working, state, unread, version, title, updatedAt, verifiedAt } = record
  return {
    ...{ id, working, state, unread, version, title, updatedAt, verifiedAt },
    updatedBy: person?.name ?? null,
  }
}

/**
 * What the editor of a noun shows: the record that the address names, nothing at `new`.
 * @param beside what the noun's own form needs besides
 */
export function loadEditor<N extends Noun, Beside>(
  { context, params: { id } }: Asked,
  db: Database,
  noun: N,
  beside: (actor: Actor, stored: EditedRecord<N> | null) => Promise<Beside>,
) {
  return load(context, editorActs(noun).loadFailed, async () => {
    const actor = requireActor(context, 'editContent')
    const stored = id === newId ? null : await readForEdit(db, noun, id)
    return {
      stored: stored as EditedRecord<N> | null,
      beside: await beside(actor, stored as EditedRecord<N> | null),
      kept: stored && (await whyKept(db, noun, id)),
      leaves: stored && (await whatStays(db, noun, id)),
      now: Date.now(),
    }
  })
}

/** What stores a form: a record that is made, or one that was there. */
type Saving = 'create' | 'save'

type Answering<N extends Noun> = {
  /** What leads to the list, which shows what was saved; everything else stays in the form. */
  toList?: readonly Saving[]
  /**
   * Makes of what the form sends what is stored: adds the title of a prompt set's profession, takes
   * away samples that nobody took.
   */
  prepared?: (content: output<N['draft']>, form: FormData) => Promise<output<N['draft']>>
  /**
   * What is done before it is stored, in the same transaction: a prompt set frees its place.
   * @param replaces the place whose present record is to give way, on purpose; null: none
   */
  first?: (change: Change, content: output<N['draft']>, replaces: string | null) => Promise<void>
  /** What the noun asks before everybody sees other content of a record. */
  questions?: Questions<N>
}

/** The list as it was when the record was opened from it, with what was saved. */
const listed = (noun: Noun, { searchParams }: URL, id: string) =>
  redirect(outcomeAddress(listBefore(noun.places.list(), searchParams), { done: 'save', id }), 303)

/** Saves the form of a record, or does what a button beside it says. */
export async function answerEditor<N extends Noun>(
  { context, params: { id }, request, url }: Asked & { request: Request; url: URL },
  db: Database,
  noun: N,
  { toList = [], prepared = async (content) => content, first, questions = {} }: Answering<N> = {},
) {
  const acts = editorActs(noun)
  const form = await readForm(request)
  const isNew = id === newId
  const saving: Saving = isNew ? 'create' : 'save'
  const failedText = noun.failures[saving]
  const isForm = isNew || form.has(formNames.whole)
  const actor = requireActor(context, 'editContent', isForm ? failedText : acts.failedText(form))
  const leads = (done: Intent, to = id) =>
    redirect(outcomeAddress(keepList(noun.places.edit(to), url.searchParams), { done }), 303)
  const save = (isPublished: boolean) => () =>
    answerForm(context, form, { noun, isPublished, failedText }, async (sent) => {
      const { base, decided } = sent
      const content = (await prepared(sent.value as never, form)) as ContentOf<N>
      const open = Object.entries(questions).filter(([name]) => !(name in decided))
      const asks = {
        isPublished,
        first: async (change: Change) => first?.(change, content as never, decided.replace ?? null),
        questions: Object.fromEntries(open) as Questions<N>,
      }
      const stored: Stored = isNew
        ? await createRecord(db, actor, noun, content, asks)
        : await saveRecord(db, actor, noun, id, { ...asks, base }, content)
      return toList.includes(saving)
        ? listed(noun, url, stored.id)
        : leads(isPublished ? 'publish' : 'save', stored.id)
    })
  return carryOut(context, acts, form, {
    save: save(false),
    publish: form.has(formNames.whole)
      ? save(true)
      : async () => {
          await publishRecord(db, actor, noun, id, questions)
          return leads('publish')
        },
    unpublish: async () => {
      await withdrawRecord(db, actor, noun, id, { asking: decidedIn(form).leaving === undefined })
      return leads('unpublish')
    },
    verify: async () => {
      await verifyRecord(db, actor, noun, id)
      return leads('verify')
    },
    delete: async () => {
      await deleteRecord(db, actor, noun, id)
      const list = listBefore(noun.places.list(), url.searchParams)
      return redirect(outcomeAddress(list, { done: 'delete', id }), 303)
    },
  })
}

/** What goes with a form beside the record's fields. */
type Sent = {
  value: unknown
  /** What the form began with, and which other version is to be replaced on purpose. */
  base: SaveBase
  /** The questions that are answered already. */
  decided: FormAnswer['decided']
}

type Posted = {
  noun: Noun
  isPublished: boolean
  /** The catalogue's text for a save that fails without one of its own. */
  failedText: string
}

/**
 * Answers the posted form of a record: an invalid one comes back with its errors (400), a
 * valid one is given to `save`. A failure comes back with everything that was typed, at its field if
 * it has one, a conflict with where the other version differs.
 */
async function answerForm(
  context: Context,
  form: FormData,
  { noun, isPublished, failedText }: Posted,
  save: (sent: Sent) => Promise<Response>,
) {
  if (!hasFormNames(form)) throw notAForm()
  const submission = parseWithZod(form, { schema: isPublished ? noun.schema : noun.draft })
  const decided = decidedIn(form)
  const kept = { message: null, found: null, decided, ...askedIn(form) }
  if (submission.status !== 'success') {
    const answer = { ...kept, reply: submission.reply(), code: 'INVALID' }
    return data<FormAnswer>(answer, { status: 400 })
  }
  const { value } = submission
  const base = {
    version: numberIn(form.get(formNames.version)),
    overwrite: numberIn(decided.overwrite) ?? undefined,
  }
  let field: string | null = null
  let conflict: Pick<FormAnswer, 'found' | 'differences' | 'decided'> | undefined
  const outcome = await attempt(context, failedText, async () => {
    try {
      return await save({ value, base, decided })
    } catch (error) {
      if (error instanceof KnownFailure) field = error.field
      if (error instanceof Conflict) {
        const differing = differences(noun.labels, error.theirs, value).map(shownDifference)
        // Of another version than the one it was made about a decision says nothing.
        const { overwrite: _, ...others } = decided
        conflict = { found: error.version, differences: differing, decided: others }
      }
      throw error
    }
  })
  if (outcome instanceof Response) return outcome
  const { code, message } = outcome.data
  const answer: FormAnswer =
    field === null
      ? { ...kept, reply: submission.reply(), code, message, ...conflict }
      : { ...kept, reply: submission.reply({ fieldErrors: { [field]: [message] } }), code }
  return data<FormAnswer>(answer, outcome.init ?? {})
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
