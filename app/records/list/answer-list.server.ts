import { data, type RouterContextProvider, redirect, replace } from 'react-router'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { auditRefusal } from '../../platform/http/audit-log.server.ts'
import { requireActor } from '../../platform/http/authorization.server.ts'
import { readForm } from '../../platform/http/read-form.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { type Intent, idField, idOf } from '../acts/acts.ts'
import { carryOut } from '../acts/carry-out.server.ts'
import { outcomeAddress } from '../acts/outcome.ts'
import type { Noun } from '../noun.ts'
import {
  deleteRecord,
  moveRecord,
  publishRecord,
  type Questions,
  restoreRecord,
  withdrawRecord,
} from '../store/acts.server.ts'
import { findRow } from '../store/read.server.ts'
import type { ListRefusals } from './choose-several.tsx'
import { listActs, type RecordsAct } from './list-acts.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** What a noun's list does besides: what it says when that fails, and the work for each act. */
type OwnActs<Own extends Intent> = {
  failedTexts: Readonly<Record<Own, string>>
  works: (actor: Actor, form: FormData) => Readonly<Record<Own, () => Promise<unknown>>>
}

/** @returns whether there was anything to do */
type ActOnOne = (id: string) => Promise<boolean>

/** Does what a button of the list asks for, of one record or of those that are chosen. */
export async function answerList<N extends Noun, Own extends Intent = never>(
  { context, request, url }: Args,
  db: Database,
  noun: N,
  own?: OwnActs<Own>,
  questions: Questions<N> = {},
) {
  const acts = listActs(noun, own?.failedTexts)
  const form = await readForm(request)
  const actor = requireActor(context, 'editContent', acts.failedText(form))
  // Several stand in one field where a dialog asks first.
  const ids = form.getAll(idField).flatMap((text) => String(text).split(','))
  const here = noun.places.list() + url.search
  const onAll = (act: RecordsAct, work: ActOnOne) => async () => {
    const { changed, unchanged, refusals } = await actOnAll(db, noun, ids, work)
    const counts = [changed.length, unchanged]
    if (refusals.length === 0) {
      return redirect(outcomeAddress(here, { done: act, id: changed, counts }), 303)
    }
    for (const { error } of refusals) auditRefusal(context, error)
    return refused(act, counts, refusals)
  }
  const move = (direction: 'up' | 'down') => async () => {
    const id = idOf(form)
    await moveRecord(db, actor, noun, id, direction)
    return replace(outcomeAddress(here, { done: `move-${direction}`, id }))
  }
  return carryOut(context, acts, form, {
    publish: onAll('publish', async (id) => {
      return (await publishRecord(db, actor, noun, id, questions)).isChanged
    }),
    unpublish: onAll('unpublish', async (id) => {
      return (await withdrawRecord(db, actor, noun, id, { asking: true })).isChanged
    }),
    delete: onAll('delete', async (id) => {
      await deleteRecord(db, actor, noun, id)
      return true
    }),
    restore: onAll('restore', async (id) => {
      await restoreRecord(db, actor, noun, id)
      return true
    }),
    'move-up': move('up'),
    'move-down': move('down'),
    ...(own?.works(actor, form) as Record<Own, () => Promise<unknown>>),
  })
}

type Refusal = { id: string; title: string | null; error: KnownFailure }

/** Does the same to several records, each by itself: one that refuses stops no other. */
async function actOnAll(db: Database, noun: Noun, ids: readonly string[], act: ActOnOne) {
  const changed: string[] = []
  const refusals: Refusal[] = []
  let unchanged = 0
  for (const id of ids) {
    const row = await findRow(db, noun, id)
    try {
      if (await act(id)) changed.push(id)
      else unchanged += 1
    } catch (error) {
      if (!(error instanceof KnownFailure)) throw error
      refusals.push({ id, title: row?.title ?? null, error })
    }
  }
  return { changed, unchanged, refusals }
}

/** One that refuses alone answers with its own code and status. */
function refused(act: RecordsAct, counts: readonly number[], refusals: readonly Refusal[]) {
  const [first] = refusals
  const isAlone = refusals.length === 1 && counts.every((count) => count === 0)
  return data<ListRefusals>(
    {
      ...{ act, counts },
      code: (isAlone && first?.error.code) || 'SOME_REFUSED',
      message: refusals.map(({ error }) => error.message).join('\n'),
      refused: refusals.map(({ id, title, error }) => ({ id, title, message: error.message })),
    },
    // The list is loaded anew where something changed.
    { status: (isAlone && first?.error.status) || 200 },
  )
}
