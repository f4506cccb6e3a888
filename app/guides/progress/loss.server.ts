import type { Database } from '../../platform/db/database.server.ts'
import { KnownFailure } from '../../platform/known-failure.server.ts'
import { countText } from '../../ui/count-text.ts'
import type { StoredGuide } from '../guide-noun.ts'

type Seen = { id: string; content: StoredGuide | null }

/**
 * Nobody's progress goes without a word: asks before everybody sees a guide without chapters that
 * people have done.
 * @throws KnownFailure 409 LOSES_PROGRESS that says how many people
 */
export async function askBeforeLoss(trx: Database, seen: Seen, next: StoredGuide): Promise<void> {
  const kept = new Set(next.chapters.map(({ id }) => id))
  const before = seen.content?.chapters ?? []
  const lost = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (lost.length === 0) return
  const { people } = await trx
    .selectFrom('chapterCompletions')
    .select(({ fn }) => fn.count<number>('userId').distinct().as('people'))
    .where('guideId', '=', seen.id)
    .where('chapterId', 'in', lost)
    .executeTakeFirstOrThrow()
  if (Number(people) === 0) return
  throw new KnownFailure('LOSES_PROGRESS', 409, lossText(lost.length, Number(people)))
}

/** 'Togli 1 capitolo che 3 persone hanno già fatto: perdono questo progresso.' */
function lossText(chapters: number, people: number): string {
  const what = chapters === 1 ? '1 capitolo' : `${chapters} capitoli`
  return people === 1
    ? `Togli ${what} che 1 persona ha già fatto: perde questo progresso.`
    : `Togli ${what} che ${countText(people)} persone hanno già fatto: perdono questo progresso.`
}
