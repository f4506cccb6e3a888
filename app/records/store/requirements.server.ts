import { KnownFailure } from '../../platform/known-failure.server.ts'
import { countText } from '../../ui/format-number.ts'
import { labelOf } from '../labels.ts'
import type { Noun, Reference } from '../noun.ts'
import type { Change } from './change-records.server.ts'

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
