import { type RouterContextProvider, redirect } from 'react-router'
import type { output } from 'zod'
import { newId } from '../../paths.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { load } from '../../platform/http/failure.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import type { Intent } from '../acts/acts.ts'
import { carryOut } from '../acts/carry-out.server.ts'
import { outcomeAddress } from '../acts/outcome.ts'
import { formNames } from '../form/form-answer.ts'
import { keepList, listBefore } from '../list/record-list-view.ts'
import type { ContentOf, Noun } from '../noun.ts'
import {
  createRecord,
  publishRecord,
  type Questions,
  removeRecord,
  type Stored,
  saveRecord,
  unanswered,
  verifyRecord,
  withdrawRecord,
} from '../store/acts.server.ts'
import type { Change } from '../store/change-records.server.ts'
import { whatStays, whyKept } from '../store/referrers.server.ts'
import { requireRow, storedRecord } from '../store/stored-record.server.ts'
import type { RecordState } from '../words.ts'
import { answerForm } from './answer-form.server.ts'
import { editorActs } from './editor-acts.ts'

type Context = Readonly<RouterContextProvider>
type Asked = { context: Context; params: { id: string } }

/** A record as its editor begins with it. */
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
  const { working, content, isDraft, unread, version, title, updatedAt, verifiedAt } = record
  return {
    ...{ id, working, unread, version, title, updatedAt, verifiedAt },
    updatedBy: person?.name ?? null,
    state: stateOf(content !== null, isDraft),
  }
}

const stateOf = (isPublished: boolean, isDraft: boolean): RecordState => {
  if (!isPublished) return 'draft'
  return isDraft ? 'redrafted' : 'published'
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
  /** What the noun's own form sends in another way than it is stored. */
  prepared?: (content: output<N['draft']>, form: FormData) => Promise<output<N['draft']>>
  /**
   * What is done before it is stored, in the same transaction.
   * @param replaces the place whose present record is to give way, on purpose; null: none
   */
  first?: (change: Change, content: output<N['draft']>, replaces: string | null) => Promise<void>
  /** What it asks before everybody sees other content of a record. */
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
  const formFailed = noun.failures[saving]
  const isForm = isNew || form.has(formNames.whole)
  const actor = requireActor(context, 'editContent', isForm ? formFailed : acts.failedText(form))
  const leads = (done: Intent, to = id) =>
    redirect(outcomeAddress(keepList(noun.places.edit(to), url.searchParams), { done }), 303)
  const save = (isPublished: boolean) => async () => {
    const asked = {
      schema: isPublished ? noun.schema : noun.draft,
      failedText: formFailed,
    }
    return answerForm(context, form, asked, async ({ value, base, decided }) => {
      const content = (await prepared(value as never, form)) as ContentOf<N>
      const asks = {
        isPublished,
        first: async (change: Change) => first?.(change, content as never, decided.replace ?? null),
        questions: unanswered(questions, Object.keys(decided)),
      }
      const stored: Stored = isNew
        ? await createRecord(db, actor, noun, content, asks)
        : await saveRecord(db, actor, noun, id, { ...asks, base }, content)
      return toList.includes(saving)
        ? listed(noun, url, stored.id)
        : leads(isPublished ? 'publish' : 'save', stored.id)
    })
  }
  return carryOut(context, acts, form, {
    save: save(false),
    publish: form.has(formNames.whole)
      ? save(true)
      : async () => {
          await publishRecord(db, actor, noun, id, questions)
          return leads('publish')
        },
    unpublish: async () => {
      await withdrawRecord(db, actor, noun, id, { asking: !form.has(formNames.leaving) })
      return leads('unpublish')
    },
    verify: async () => {
      await verifyRecord(db, actor, noun, id)
      return leads('verify')
    },
    delete: async () => {
      await removeRecord(db, actor, noun, id)
      const list = listBefore(noun.places.list(), url.searchParams)
      return redirect(outcomeAddress(list, { done: 'delete', id }), 303)
    },
  })
}
