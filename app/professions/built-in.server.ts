import { professions } from '../../db/content/professions/all.ts'
import type { Actor } from '../platform/actor.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { BuiltIn, ResetCounts } from '../records/store/built-in.server.ts'
import { resetRecords } from '../records/store/built-in.server.ts'
import { changeRecords } from '../records/store/change-records.server.ts'
import { professionNoun } from './profession-noun.ts'

/** The professions that come with the product, in their order. */
export const builtInProfessions: readonly BuiltIn<typeof professionNoun>[] = professions.map(
  ({ id, isPublished, ...content }) => ({ id, isPublished, content }),
)

/**
 * Exactly the built-in professions with their content and in their order; those of them that were
 * deleted come back with their sets, and what administrators added is deleted with its set. All or
 * nothing.
 * @throws KnownFailure 403 for whoever may not
 */
export const resetProfessions = (db: Database, actor: Actor): Promise<ResetCounts> =>
  changeRecords(
    db,
    actor,
    async (change) => {
      const asked = { removingAdded: true }
      const counts = await resetRecords(change, professionNoun, builtInProfessions, asked)
      await change.register({ act: 'contentReset', about: professionNoun.words.many })
      return counts
    },
    { asks: 'resetContent' },
  )
