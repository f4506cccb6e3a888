import { type RouterContextProvider, redirect } from 'react-router'
import type { RecordKind } from '../../../db/schema.ts'
import { nouns } from '../../nouns.server.ts'
import { type Doer, requireMay } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { dayMilliseconds } from '../../platform/durations.ts'
import { audit } from '../../platform/http/audit-log.server.ts'
import { attempt } from '../../platform/http/failure.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { idOf } from '../../records/acts/acts.ts'
import { pageSize, rowsBefore } from '../../records/list/list-page.ts'
import type { Noun, Reference } from '../../records/noun.ts'
import { bringBack } from '../../records/store/bring-back.server.ts'
import { readContent } from '../../records/store/stored-record.server.ts'
import { trashDays } from '../../records/words.ts'
import {
  nounField,
  type Restored,
  restoredAddress,
  type TrashItem,
  trashActs,
  trashTexts,
} from './trash.ts'

export type TrashPage = {
  items: TrashItem[]
  /** How many there are, on all pages. */
  total: number
}

const nounOf = (name: string): Noun | null =>
  nouns.find(({ noun }) => noun.name === name)?.noun ?? null

/** Nothing that has expired shows, even before the janitor came. */
const deleted = (db: Database) =>
  db
    .selectFrom('records as r')
    .where('r.deletedAt', '>', new Date(Date.now() - trashDays * dayMilliseconds))
    .where(
      'r.noun',
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
    .leftJoin('users as u', 'u.id', 'r.updatedBy')
    .select(['r.noun', 'r.id', 'r.title', 'r.deletedAt', 'u.name as deletedBy'])
    .orderBy('r.deletedAt', 'desc')
    .orderBy('r.noun')
    .orderBy('r.id')
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

/**
 * Brings a deleted record back as it was.
 * @param name of its noun, as a form names it
 * @throws KnownFailure 403, 404 when it is gone for good or back already, 409 NEEDS for what must
 *   come back before it, 409 TAKEN when another record has what only one may have
 */
export async function restoreDeleted(
  db: Database,
  doer: Doer,
  { name, id }: { name: string; id: string },
): Promise<{ noun: RecordKind; id: string }> {
  requireMay(doer, 'editContent')
  const noun = nounOf(name)
  const row = noun
    ? await deleted(db)
        .selectAll('r')
        .where('r.noun', '=', noun.name)
        .where('r.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!noun || !row) throw new KnownFailure('NOT_FOUND', 404, trashTexts.gone)
  const refs = [row.content, row.draft].flatMap((copy) =>
    copy === null ? [] : noun.refs(readContent(noun, copy).content),
  )
  await requireThere(db, noun, refs)
  await bringBack(db, doer, noun, id)
  return { noun: noun.name, id }
}

/** @throws KnownFailure 409 NEEDS that says which deleted record must come back first */
async function requireThere(db: Database, noun: Noun, refs: readonly Reference[]): Promise<void> {
  for (const { noun: name, id } of refs) {
    const target = await deleted(db)
      .select('r.title')
      .where('r.noun', '=', name)
      .where('r.id', '=', id)
      .executeTakeFirst()
    const words = nounOf(name)?.words
    if (!target || !words) continue
    const text = `Ripristina prima ${words.the} «${target.title}»: ${noun.words.the} ne ha bisogno.`
    throw new KnownFailure('NEEDS', 409, text)
  }
}

/** What an address says came back; null when it says nothing that is so. */
export function restoredOf(wanted: { name: string; id: string } | null): Restored | null {
  const noun = wanted && nounOf(wanted.name)
  return noun ? { words: noun.words, to: noun.places.edit(wanted.id) } : null
}

/** Restores the record that a form names and leads to what came back; a failure says what to do. */
export async function answerRestore(
  context: Readonly<RouterContextProvider>,
  db: Database,
  doer: Doer,
  form: FormData,
) {
  const wanted = { name: String(form.get(nounField) ?? ''), id: idOf(form) }
  const outcome = await attempt(context, trashActs.failedTexts.restore, () =>
    restoreDeleted(db, doer, wanted),
  )
  if (!('noun' in outcome)) return outcome
  audit(context, 'trashRestored', { subjectId: outcome.id, reason: outcome.noun })
  return redirect(restoredAddress(outcome), 303)
}
