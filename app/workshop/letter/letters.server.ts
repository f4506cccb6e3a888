import { aiService } from '../../ai-service/service.server.ts'
import type { Database } from '../../platform/db/database.server.ts'
import type { Log } from '../../platform/log/log.server.ts'
import type { Env } from '../../platform/settings/env.server.ts'
import { sampleLetter } from '../demo/demo-letter.server.ts'
import type { Letters } from './letter.ts'

/** How people can have a letter explained; null: nobody reads photos here. */
export async function lettersOf(db: Database, env: Env, log: Log): Promise<Letters | null> {
  if (env.aiMode === 'demo') return { sample: sampleLetter }
  const canSee = await aiService(db, env, log)?.canSee()
  return canSee ? { sample: null } : null
}
