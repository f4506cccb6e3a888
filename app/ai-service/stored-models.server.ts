import type { ModelKind } from '../platform/ai/ai.server.ts'
import type { StoredModels } from '../platform/ai/service.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import { readSetting, writeSetting } from '../platform/settings/stored-settings.server.ts'
import { recordActivity } from '../records/activity/activity.server.ts'

/** Where the administrators' choice and the model in use stand, for a service and a kind. */
export const chosenKey = (service: string, kind: ModelKind) => `ai:chosen:${kind}:${service}`
const inUseKey = (service: string, kind: ModelKind) => `ai:inUse:${kind}:${service}`

/** What administrators chose and what is in use, in the database: all processes share it. */
export function storedModels(db: Database, service: string): StoredModels {
  /** Spares a read a question: who writes it again changes nothing. */
  const inUse = new Map<ModelKind, string>()
  return {
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
