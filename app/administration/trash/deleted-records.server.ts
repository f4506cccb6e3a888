import { type RouterContextProvider, redirect } from 'react-router'
import { nouns } from '../../nouns.server.ts'
import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { attempt } from '../../platform/http/failure.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { outcomeOf } from '../../records/acts/outcome.ts'
import { pageSize, rowsBefore } from '../../records/list/list-page.ts'
import type { Noun } from '../../records/noun.ts'
import { restoreRecord } from '../../records/store/acts.server.ts'
import { deletedRows, notInTrash } from '../../records/store/read.server.ts'
import { trashDays } from '../../records/words.ts'
import { nounField, type Restored, restoredAddress, type TrashItem, trashActs } from './trash.ts'

export type TrashPage = {
  items: TrashItem[]
  /** How many there are, on all pages. */
  total: number
}

const nounOf = (name: string): Noun | null =>
  nouns.find(({ noun }) => noun.name === name)?.noun ?? null

/** Of nouns that there are. */
const deleted = (db: Database) =>
  deletedRows(db).where(
    'records.noun',
    'in',
    nouns.map(({ noun }) => noun.name),
  )

/**
 * A page of the records that were deleted, of every noun, the newest first.
 * @param page from 1
 * @throws KnownFailure 403 for whoever may not
 */
export async function listDeleted(db: Database, doer: Doer, page: number): Promise<TrashPage> {
  const total = await countDeleted(db, doer)
  const rows = await deleted(db)
    .leftJoin('users', 'users.id', 'records.updatedBy')
    .select(['noun', 'records.id', 'title', 'deletedAt', 'users.name as deletedBy'])
    .orderBy('deletedAt', 'desc')
    .orderBy('noun')
    .orderBy('records.id')
    .limit(pageSize)
    .offset(rowsBefore(page, total))
    .execute()
  const items = rows.flatMap(({ noun: name, id, title, deletedAt, deletedBy }): TrashItem[] => {
    const noun = nounOf(name)
    if (!noun || !deletedAt) return []
    const endsAt = new Date(deletedAt.getTime() + trashDays * dayMilliseconds)
    return [{ noun: name, words: noun.words, id, title, deletedAt, deletedBy, endsAt }]
  })
  return { items, total }
}

/** How many there are. @throws KnownFailure 403 for whoever may not */
export async function countDeleted(db: Database, doer: Doer): Promise<number> {
  requireMay(doer, 'editContent')
  const { count } = await deleted(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What an address says came back; null when it says nothing that is so. */
export function restoredIn(search: URLSearchParams): Restored | null {
  const outcome = outcomeOf(search)
  const noun = nounOf(search.get(nounField) ?? '')
  const isRestored = outcome?.done === 'restore' && outcome.id && noun
  return isRestored ? { words: noun.words, to: noun.places.edit(outcome.id ?? '') } : null
}

/** Restores the record that a form names and leads to what came back; a failure says what to do. */
export async function answerRestore(
  context: Readonly<RouterContextProvider>,
  db: Database,
  doer: Doer,
  form: FormData,
) {
  const noun = nounOf(String(form.get(nounField)))
  const outcome = await attempt(context, trashActs.failedTexts.restore, async () => {
    if (!noun) throw new KnownFailure('NOT_FOUND', 404, notInTrash)
    return { ...(await restoreRecord(db, doer, noun, idOf(form))), noun: noun.name }
  })
  if (!('noun' in outcome)) return outcome
  audit(context, 'trashRestored', { subjectId: outcome.id, reason: outcome.noun })
  return redirect(restoredAddress(outcome), 303)
}
