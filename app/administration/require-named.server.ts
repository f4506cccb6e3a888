import { nouns } from '../nouns.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { KnownFailure } from '../platform/known-failure.server.ts'
import type { ContentOf, Noun } from '../records/noun.ts'
import type { BuiltIn } from '../records/store/built-in.server.ts'

/** @throws KnownFailure 409 NEEDS when a built-in record names one that is not there */
export async function requireNamed<N extends Noun>(
  trx: Database,
  noun: N,
  builtIns: readonly BuiltIn<N>[],
): Promise<void> {
  const refs = builtIns.flatMap(({ content }) => noun.refs(content as ContentOf<Noun>))
  for (const { noun: name, id } of refs) {
    const there = await trx
      .selectFrom('records')
      .select('id')
      .where('noun', '=', name)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    const named = nouns.find((one) => one.noun.name === name)
    if (there || !named) continue
    const builtIn = named.builtIns.find((one) => one.id === id)
    const title = builtIn ? named.noun.title(builtIn.content) : id
    const { the, isFeminine } = named.noun.words
    const text = `Manca ${the} «${title}»: riporta prima ${isFeminine ? 'quella' : 'quello'}.`
    throw new KnownFailure('NEEDS', 409, text)
  }
}
