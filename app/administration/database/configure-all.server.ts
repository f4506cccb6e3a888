import { storeBuiltInGuides } from '../../guides/built-in.server.ts'
import { changeGuides } from '../../guides/store-guide.server.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { recordActivity } from '../../records/activity/activity.server.ts'
import type { BuiltInCounts } from '../../records/version/built-in.server.ts'
import { removeAddedTools, storeBuiltInTools } from '../../tools/built-in.server.ts'
import { changeTools } from '../../tools/edit-tool.server.ts'

type Reset = BuiltInCounts & {
  /** Records that administrators had added; they are in the trash. */
  removed: number
}

/**
 * Makes tools and guides exactly those that come with the product, in one transaction.
 * Built-in rows keep their ids, chapter ids and learners' progress and get their content back;
 * what administrators added or changed goes to the trash.
 * @throws KnownFailure 403 for customers
 */
export function configureAll(db: Database, actor: Actor): Promise<{ tools: Reset; guides: Reset }> {
  return changeTools(db, actor, (trx) =>
    changeGuides(trx, actor, async () => {
      const tools = await storeBuiltInTools(trx, actor)
      // Built-in guides may stand at a tool that goes: they return to their own first.
      const guides = await storeBuiltInGuides(trx, actor, { removingAdded: true })
      const removed = await removeAddedTools(trx, actor)
      await recordActivity(trx, { kind: 'contentReset', actorId: actor.id })
      return { tools: { ...tools, removed }, guides }
    }),
  )
}
