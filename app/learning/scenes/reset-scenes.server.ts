import { builtInsOf } from '../../nouns.server.ts'
import type { Actor } from '../../platform/actor.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import { previewReset, resetRecords } from '../../records/store/built-in.server.ts'
import { changeRecords } from '../../records/store/change-records.server.ts'
import { sceneNoun } from './scene-noun.ts'

/** What a reset would do, for the question it asks first. @throws KnownFailure 403 */
export const previewScenesReset = (db: Database, actor: Actor) =>
  previewReset(db, actor, sceneNoun, builtInsOf(sceneNoun))

/**
 * Exactly the built-in scenes with their content and in their order; what administrators added is
 * deleted, what they changed stays among its versions. Who has done a scene keeps that.
 * @throws KnownFailure 403
 */
export const resetScenes = (db: Database, actor: Actor): Promise<void> =>
  changeRecords(
    db,
    actor,
    async (change) => {
      await resetRecords(change, sceneNoun, builtInsOf(sceneNoun), { removingAdded: true })
      await change.register({ act: 'contentReset', about: sceneNoun.words.many })
    },
    { asks: 'resetContent' },
  )
