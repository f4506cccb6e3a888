import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { countText } from '../../ui/count-text.ts'
import { faultPlace, labelOf, type Noun, type Reference, type Referrers } from '../noun.ts'
import type { Change } from './change-records.server.ts'
import { deletedRows } from './read.server.ts'

/** All content together, in characters: as much as every process holds in memory. */
const mostContent = 64 * 1024 * 1024

/** @throws KnownFailure 400 at its field for what is not there */
export async function storeReferences(
  { trx }: Change,
  noun: Noun,
  id: string,
  refs: readonly Reference[],
): Promise<void> {
  await trx
    .deleteFrom('recordReferences')
    .where('noun', '=', noun.name)
    .where('recordId', '=', id)
    .execute()
  const wanted = new Map(refs.map((ref) => [`${ref.noun} ${ref.id}`, ref]))
  for (const { noun: toNoun, id: toId, field, goesWith = false } of wanted.values()) {
    const target = await trx
      .selectFrom('records')
      .select('id')
      .where('noun', '=', toNoun)
      .where('id', '=', toId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!target) {
      const text = `Quello che hai scelto in «${labelOf(noun, field)}» non c'è più: scegli di nuovo.`
      throw new KnownFailure('REFERENCE_MISSING', 400, text, field)
    }
    await trx
      .insertInto('recordReferences')
      .values({ noun: noun.name, recordId: id, toNoun, toId, goesWith })
      .execute()
  }
}

/** @throws KnownFailure 409 TAKEN when another record has what only one may have */
export async function requireUnique({ trx }: Change, noun: Noun, id: string, key: string | null) {
  if (key === null) return
  const other = await trx
    .selectFrom('records')
    .select('title')
    .where('noun', '=', noun.name)
    .where('uniqueKey', '=', key)
    .where('id', '!=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (other) throw new KnownFailure('TAKEN', 409, `C'è già «${other.title}» al suo posto.`)
}

/** @throws KnownFailure 409 FULL when there are as many as may be, or as much */
export async function requireRoom({ trx }: Change, { name, words, most }: Noun): Promise<void> {
  const count = trx
    .selectFrom('records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('noun', '=', name)
    .where('deletedAt', 'is', null)
  const all = trx
    .selectFrom('records')
    .select(({ fn }) => fn.sum<number | null>('size').as('size'))
    .where('deletedAt', 'is', null)
  const { count: there } = await count.executeTakeFirstOrThrow()
  const { size } = await all.executeTakeFirstOrThrow()
  if (Number(there) >= most) {
    const text = `Il massimo è di ${countText(most)} ${words.many}: elimina ciò che non serve, poi riprova.`
    throw new KnownFailure('FULL', 409, text)
  }
  if (Number(size ?? 0) > mostContent) {
    const text =
      "I contenuti hanno riempito lo spazio che c'è: elimina ciò che non serve, poi riprova."
    throw new KnownFailure('FULL', 409, text)
  }
}

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

/** @throws KnownFailure 400 INCOMPLETE that says what is missing before everybody may see it */
export function requireWhole(noun: Noun, content: unknown): void {
  const { error } = noun.schema.safeParse(content)
  if (!error) return
  const said = error.issues.map(
    ({ path: [list, place], message }) =>
      faultPlace(noun.labels, `${String(list)}[${String(place)}]`) + message,
  )
  throw new KnownFailure('INCOMPLETE', 400, `Prima di pubblicare: ${said.join(' ')}`)
}

/**
 * @param copies of a deleted record, as they will stand again
 * @throws KnownFailure 409 NEEDS that says which deleted record must come back first
 */
export async function requireBack(
  trx: Database,
  noun: Noun,
  { content, draft }: { content: unknown; draft: unknown },
): Promise<void> {
  for (const ref of [content, draft].flatMap((copy) => (copy ? noun.refs(copy as never) : []))) {
    const needed = await deletedRows(trx)
      .select('title')
      .where('noun', '=', ref.noun)
      .where('id', '=', ref.id)
      .executeTakeFirst()
    if (!needed) continue
    const text = `Ripristina prima «${needed.title}»: ${noun.words.the} ne ha bisogno.`
    throw new KnownFailure('NEEDS', 409, text)
  }
}
