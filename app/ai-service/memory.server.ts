import type { ModelKind } from '../platform/ai/ai.server.ts'
import { goneLesson, type ServiceMemory } from '../platform/ai/service.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readSetting, writeSetting } from '../platform/settings/stored-settings.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'

/** Where the administrators' choice and the model in use stand, for a service and a kind. */
export const chosenKey = (service: string, kind: ModelKind) => `ai:chosen:${kind}:${service}`
const inUseKey = (service: string, kind: ModelKind) => `ai:inUse:${kind}:${service}`

/** What was learned and chosen, in the database: all processes share it. */
export function databaseMemory(db: Database, service: string): ServiceMemory {
  /** Spares a read a question: who writes it again changes nothing. */
  const inUse = new Map<ModelKind, string>()
  return {
    async lessons(model) {
      const rows = await db
        .selectFrom('aiLessons')
        .select('lesson')
        .where('service', '=', service)
        .where('model', '=', model)
        .where('lesson', '!=', goneLesson)
        .execute()
      return new Set(rows.map(({ lesson }) => lesson))
    },

    async learn(model, lessons) {
      const learnedAt = new Date()
      await db
        .insertInto('aiLessons')
        .values(lessons.map((lesson) => ({ service, model, lesson, learnedAt })))
        .onConflict((conflict) =>
          conflict.columns(['service', 'model', 'lesson']).doUpdateSet({ learnedAt }),
        )
        .execute()
    },

    async gone(since) {
      const rows = await db
        .selectFrom('aiLessons')
        .select('model')
        .where('service', '=', service)
        .where('lesson', '=', goneLesson)
        .where('learnedAt', '>', since)
        .execute()
      return new Set(rows.map(({ model }) => model))
    },

    chosen: (kind) => readSetting(db, chosenKey(service, kind)),

    async noteInUse(kind, model) {
      if (inUse.get(kind) === model) return null
      const before = await db.transaction().execute((trx) => replaced(trx, service, kind, model))
      inUse.set(kind, model)
      return before
    },
  }
}

/** Notes the model in use, and in the recent activity that it took another's place. */
async function replaced(trx: Database, service: string, kind: ModelKind, model: string) {
  const key = inUseKey(service, kind)
  const before = await readSetting(trx, key)
  if (before === model) return null
  await writeSetting(trx, key, model)
  if (before === null) return null
  await recordActivity(trx, { kind: 'aiModelReplaced', actorId: null, subjectTitle: model })
  return before
}
