import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import type { Noun, Referrers } from '../noun.ts'

/** Of these a sentence names the first; the others are counted. */
const namedReferrers = 5

/** @throws KnownFailure 409 IS_NEEDED while others name it */
export async function requireUnneeded(trx: Database, noun: Noun, id: string): Promise<void> {
  const said = await whyKept(trx, noun, id)
  if (said) throw new KnownFailure('IS_NEEDED', 409, said)
}

/** Why a record cannot be deleted now: which others name it; null: it can. */
export async function whyKept(db: Database, noun: Noun, id: string): Promise<string | null> {
  const referrers = await referrersOf(db, noun, id)
  return referrers && noun.keptText(referrers)
}

/** The same of several records at once, by id; those that can be deleted are not in it. */
export async function whyTheseAreKept(
  db: Database,
  noun: Noun,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>()
  if (ids.length === 0) return kept
  const rows = await db
    .selectFrom('recordReferences')
    .select('toId')
    .distinct()
    .where('toNoun', '=', noun.name)
    .where('toId', 'in', ids)
    .where('goesWith', '=', false)
    .execute()
  for (const { toId } of rows) {
    const why = await whyKept(db, noun, toId)
    if (why) kept.set(toId, why)
  }
  return kept
}

/** Which published records name this one, and stay when it is withdrawn; null: none. */
export async function whatStays(db: Database, noun: Noun, id: string): Promise<string | null> {
  const referrers = await referrersOf(db, noun, id, { arePublished: true })
  return referrers && noun.stayingText(referrers)
}

/** The records that name this one, drafts too, in alphabetical order; null: none. */
async function referrersOf(
  db: Database,
  noun: Noun,
  id: string,
  { arePublished = false } = {},
): Promise<Referrers | null> {
  const rows = await db
    .selectFrom('recordReferences as f')
    .innerJoin('records as r', (join) =>
      join.onRef('r.noun', '=', 'f.noun').onRef('r.id', '=', 'f.recordId'),
    )
    .select('r.title')
    .where('f.toNoun', '=', noun.name)
    .where('f.toId', '=', id)
    .where('f.goesWith', '=', false)
    .$if(arePublished, (query) => query.where('r.content', 'is not', null))
    .orderBy('r.searchText')
    .execute()
  if (rows.length === 0) return null
  return { total: rows.length, titles: rows.slice(0, namedReferrers).map(({ title }) => title) }
}
