import { aiService } from '../ai/service.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import type { Letters } from './letter.ts'
import { sampleLetter } from './sample-letter.server.ts'

/** How people can have a letter explained; null: nobody answers here. */
export async function readLetters(db: Database, env: Env, log: Log): Promise<Letters | null> {
  if (env.aiMode === 'demo') return { sample: sampleLetter, canSee: false }
  const service = aiService(db, env, log)
  return service && { sample: null, canSee: await service.canSee() }
}
