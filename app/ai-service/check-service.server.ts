import type { AiService } from '../platform/ai/service.server.ts'
import type { Database } from '../platform/db/database.server.ts'
import type { Log } from '../platform/log/log.server.ts'
import type { Env } from '../platform/settings/env.server.ts'
import { aiService } from './service.server.ts'

/**
 * What became of asking the AI service for its models, which costs nothing: `demo` and `off` ask
 * nobody; `refuses` is any other answer than the list.
 */
export type ServiceCheck =
  | { state: 'demo' | 'off' | 'notConfigured' | 'keyRefused' | 'tooManyRequests' | 'silent' }
  /** `model`: who would answer now, on the list or not; null when no model can be chosen. */
  | { state: 'answers'; model: string | null; isOffered: boolean }
  | { state: 'refuses'; status: number }

/** Asks the configured service; takes five seconds at most. */
export async function checkService(db: Database, env: Env, log: Log): Promise<ServiceCheck> {
  const service = aiService(db, env, log)
  if (!service) return { state: env.aiMode === 'openai' ? 'notConfigured' : env.aiMode }
  return checked(service)
}

async function checked(service: AiService): Promise<ServiceCheck> {
  const list = await service.refresh()
  if (list.state === 'refuses') return { state: 'refuses', status: list.status }
  if (list.state !== 'answers') return { state: list.state }
  const model = (await service.choice('text'))?.model ?? null
  const isOffered = list.models?.some(({ id }) => id === model) ?? true
  return { state: 'answers', model, isOffered }
}
